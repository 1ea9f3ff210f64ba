import { newSigningKey, publicKeyOf, readSigningKey, signCall, type SigningKey } from '../calls/index.js';

/** A process that calls internal operations in a test. */
export interface TestCaller {
  readonly name: string;
  /** For `CALL_SIGNING_KEY`. */
  readonly encodedKey: string;
  readonly signingKey: SigningKey;
  /** One entry of `CALLER_KEYS`. */
  readonly callerKey: string;
  /** The `authorization` header of one call. */
  authorize(service: string, operation: string): Promise<string>;
}

/** Creates a caller with a new key. */
export function createTestCaller(name: string): TestCaller {
  const encodedKey = newSigningKey();
  const signingKey = readSigningKey(encodedKey);
  return {
    name,
    encodedKey,
    signingKey,
    callerKey: `${name}:${publicKeyOf(encodedKey)}`,
    authorize: (service, operation) =>
      Promise.resolve(`Bearer ${signCall({ caller: name, service, operation }, signingKey)}`),
  };
}
