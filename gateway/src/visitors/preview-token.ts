import { releaseVersion, sliceName, type SitePreview } from '@hearthway/contracts/releases';
import * as z from 'zod/mini';
import { InvalidTokenError, verifyToken, type VerifyingKey } from '@hearthway/service-kit';

/** Reads the tokens of preview links. */
export interface PreviewTokens {
  /** Undefined if it isn't a token for this environment, or not any more. */
  read(token: string): Promise<SitePreview | undefined>;
}

const subject = z.tuple([sliceName, releaseVersion]);

export function createPreviewTokens({ id, publicKey }: VerifyingKey, environment: string): PreviewTokens {
  const findKey = (keyId: string) => Promise.resolve(keyId === id ? publicKey : undefined);
  return {
    async read(token) {
      try {
        const { sub = '', exp } = await verifyToken(token, findKey, { type: 'preview+jwt', audience: environment });
        const named = subject.safeParse(sub.split('/'));
        if (!named.success) return undefined;
        const [slice, version] = named.data;
        return { slice, version, expiresAt: new Date(exp * 1_000).toISOString() };
      } catch (error) {
        if (error instanceof InvalidTokenError) return undefined;
        throw error;
      }
    },
  };
}
