import { releaseVersion, sliceName, type SitePreview } from '@hearthway/contracts/releases';
import { InvalidTokenError, verifyToken, type VerifyingKey } from '@hearthway/service-kit';

/** Reads the tokens of preview links. */
export interface PreviewTokens {
  /** Undefined if it isn't a token for this environment, or not any more. */
  read(token: string): Promise<SitePreview | undefined>;
}

export function createPreviewTokens({ id, publicKey }: VerifyingKey, environment: string): PreviewTokens {
  const findKey = (keyId: string) => Promise.resolve(keyId === id ? publicKey : undefined);
  return {
    async read(token) {
      try {
        const claims = await verifyToken(token, findKey, { type: 'preview+jwt', audience: environment });
        const [slice, version] = (claims.sub ?? '').split('/');
        return {
          slice: sliceName.parse(slice),
          version: releaseVersion.parse(version),
          expiresAt: new Date(claims.exp * 1_000).toISOString(),
        };
      } catch (error) {
        if (error instanceof InvalidTokenError) return undefined;
        throw error;
      }
    },
  };
}
