import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import type { JsonAnswer } from '../calls/index.js';

/** The public keys of an issuer, read from it. */
export interface RemoteKeys {
  readonly find: JWTVerifyGetKey;
  /** Whether they are known. Fetches them if not. */
  areKnown(): Promise<boolean>;
}

const refreshAfterMilliseconds = 600_000;
/** For `createRemoteJWKSet`, which wants an address; `read` knows the real one. */
const noAddress = new URL('https://keys.invalid');

/** Asks the issuer for its key set (RFC 7517). */
export type ReadKeySet = () => Promise<JsonAnswer>;

/**
 * Read when first needed, again in the background every ten minutes and when an unknown key id comes; while the issuer is
 * down the known ones go on serving.
 */
export function remoteKeys(read: ReadKeySet, now: () => number = Date.now): RemoteKeys {
  const remote = createRemoteJWKSet(noAddress, {
    cacheMaxAge: Infinity,
    [customFetch]: async () => (await read()) as unknown as Response, // jose reads `status` and `json()`
  });
  let checkedAt = now();
  return {
    find(header, token) {
      if (now() - checkedAt > refreshAfterMilliseconds) {
        checkedAt = now();
        remote.reload().catch(() => undefined); // the known keys go on serving until the issuer is back
      }
      return remote(header, token);
    },
    async areKnown() {
      if (remote.jwks()) return true;
      return remote.reload().then(
        () => true,
        () => false,
      );
    },
  };
}
