import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import { getJson } from './get-json.js';

/** The public keys of an issuer, read from it. */
export interface RemoteKeys {
  readonly find: JWTVerifyGetKey;
  /** Whether they are known. Fetches them if not. */
  areKnown(): Promise<boolean>;
}

const refreshAfterMilliseconds = 600_000;
const fetchMilliseconds = 3_000;

/**
 * Fetched from this address (RFC 7517) when first needed, again in the background every ten minutes and when an unknown key id
 * comes; while the issuer is down the known ones go on serving.
 */
export function remoteKeys(jwksUrl: string, now: () => number = Date.now): RemoteKeys {
  const remote = createRemoteJWKSet(new URL(jwksUrl), {
    cacheMaxAge: Infinity,
    [customFetch]: async (url) => (await getJson(url, fetchMilliseconds)) as unknown as Response, // jose reads `status` and `json()`
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
