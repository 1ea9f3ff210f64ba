import { signToken, type SigningKey } from '@hearthway/service-kit';

const lifetimeSeconds = 86_400;

interface Preview {
  readonly environment: string;
  /** The address of the environment's site. */
  readonly origin: string;
  readonly slice: string;
  readonly version: string;
  readonly now: Date;
}

/** A link that shows one release to whoever opens it, for a day. */
export function previewLink(key: SigningKey, { environment, origin, slice, version, now }: Preview) {
  const iat = Math.floor(now.getTime() / 1_000);
  const exp = iat + lifetimeSeconds;
  const claims = { aud: environment, sub: `${slice}/${version}`, iat, exp };
  const token = signToken(claims, { type: 'preview+jwt', keyId: key.id, privateKey: key.privateKey });
  return { url: new URL(`/?preview=${token}`, origin).href, expiresAt: new Date(exp * 1_000).toISOString() };
}
