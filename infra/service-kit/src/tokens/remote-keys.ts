import type { KeyObject } from 'node:crypto';
import type { JsonAnswer } from '../calls/index.js';
import { publicKeySet, type FindPublicKey } from '../signed-tokens/index.js';

/** The public keys of an issuer, read from it. */
export interface RemoteKeys {
  readonly find: FindPublicKey;
  /** Whether the keys are known. Fetches them if not. */
  areKnown(): Promise<boolean>;
}

const refreshAfterMilliseconds = 600_000;
/** Prevents tokens with made-up key ids from sending one request each. */
const shortestPauseMilliseconds = 30_000;

/** Asks the issuer for its key set (RFC 7517). */
export type ReadKeySet = () => Promise<JsonAnswer>;

/**
 * Fetched when first needed, then in the background every ten minutes, and for an unknown key id, at most every 30
 * seconds. While the issuer is down, the known keys are still used.
 */
export function remoteKeys(read: ReadKeySet, now: () => number = Date.now): RemoteKeys {
  let known: ReadonlyMap<string, KeyObject> | undefined;
  let readAt = -Infinity;
  let reading: Promise<ReadonlyMap<string, KeyObject>> | undefined;

  /** One request at a time; other callers share its answer. */
  function readAgain(): Promise<ReadonlyMap<string, KeyObject>> {
    reading ??= readKeys().finally(() => (reading = undefined));
    return reading;
  }

  async function readKeys(): Promise<ReadonlyMap<string, KeyObject>> {
    const response = await read();
    if (response.status !== 200) throw new Error(`The key set was answered with ${response.status}`);
    known = publicKeySet(await response.json());
    readAt = now();
    return known;
  }

  return {
    async find(keyId) {
      const keys = known ?? (await readAgain());
      const age = now() - readAt;
      if (!keys.has(keyId) && age > shortestPauseMilliseconds) return (await readAgain()).get(keyId);
      if (age > refreshAfterMilliseconds) {
        readAt = now();
        readAgain().catch(() => undefined); // the known keys are used until the issuer is back
      }
      return keys.get(keyId);
    },
    areKnown() {
      if (known) return Promise.resolve(true);
      return readAgain().then(
        () => true,
        () => false,
      );
    },
  };
}
