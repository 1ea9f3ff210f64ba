import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import * as z from 'zod/mini';

/** A process's key for signing its calls. */
export interface SigningKey {
  readonly id: string;
  readonly privateKey: KeyObject;
}

/** The public half of a signing key. */
export interface VerifyingKey {
  readonly id: string;
  readonly publicKey: KeyObject;
}

/** The public key of a trusted caller. */
export interface CallerKey extends VerifyingKey {
  readonly caller: string;
}

/** PKCS#8, DER in base64: `openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -outform DER | base64 -w0`. */
export const signingKey = z.pipe(
  z.string(),
  z.transform((value: string, context): SigningKey => {
    try {
      return readSigningKey(value);
    } catch {
      context.issues.push({ code: 'custom', input: '', message: 'must be a private P-256 key: PKCS#8, DER in base64' });
      return z.NEVER;
    }
  }),
);

/** SPKI, DER in base64, as `publicKeyOf` makes it. */
export const verifyingKey = z.pipe(
  z.string(),
  z.transform((value: string, context): VerifyingKey => {
    try {
      return readVerifyingKey(value);
    } catch {
      context.issues.push({ code: 'custom', input: '', message: 'must be a public P-256 key: SPKI, DER in base64' });
      return z.NEVER;
    }
  }),
);

/**
 * A comma-separated list of `<caller>:<key>`, each key SPKI, DER in base64: `openssl pkey -inform DER -pubout -outform DER
 * | base64 -w0`. During a key rotation, a caller has two.
 */
const callerKeys = z.pipe(
  z.string(),
  z.transform((value: string, context): readonly CallerKey[] => {
    try {
      const keys = value.split(',').map(toCallerKey);
      if (new Set(keys.map(({ id }) => id)).size < keys.length) throw new Error('A key belongs to one caller');
      return keys;
    } catch {
      const message = 'must be a list of caller:key with different public P-256 keys: SPKI, DER in base64';
      context.issues.push({ code: 'custom', input: '', message });
      return z.NEVER;
    }
  }),
);

/** The environment of a process that calls internal operations. */
export const callingConfig = {
  CALL_SIGNING_KEY: signingKey.check(
    z.describe('Signs calls to other services: a private P-256 key, PKCS#8, DER in base64'),
  ),
};

/** The environment of a service that answers internal operations. */
export const calledConfig = {
  CALLER_KEYS: callerKeys.check(
    z.describe(
      'Who may call internal operations: `<caller>:<public key>`, comma-separated, SPKI, DER in base64. Two for one caller while it changes its key',
    ),
  ),
};

/** A new key in the format of `CALL_SIGNING_KEY`. */
export function newSigningKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
}

/** The public half of such a key, in the format of `CALLER_KEYS` after the caller's name. */
export function publicKeyOf(encoded: string): string {
  return createPublicKey(readSigningKey(encoded).privateKey).export({ format: 'der', type: 'spki' }).toString('base64');
}

/** @throws Error if it is not such a key */
export function readSigningKey(encoded: string): SigningKey {
  const privateKey = createPrivateKey({ key: Buffer.from(encoded, 'base64'), format: 'der', type: 'pkcs8' });
  return { id: idOf(createPublicKey(privateKey)), privateKey };
}

function toCallerKey(entry: string): CallerKey {
  const [, caller, encoded] = /^([a-z][a-z0-9-]*):([A-Za-z0-9+/]+=*)$/.exec(entry.trim()) ?? [];
  if (caller === undefined || encoded === undefined) throw new Error('An entry is not caller:key');
  return { caller, ...readVerifyingKey(encoded) };
}

/** @throws Error if it is not such a key */
function readVerifyingKey(encoded: string): VerifyingKey {
  const publicKey = createPublicKey({ key: Buffer.from(encoded, 'base64'), format: 'der', type: 'spki' });
  return { id: idOf(publicKey), publicKey };
}

/** Both sides derive it from the key, so that keys need no names. */
function idOf(publicKey: KeyObject): string {
  if (publicKey.asymmetricKeyDetails?.namedCurve !== 'prime256v1') throw new Error('The key is not on P-256');
  return createHash('sha256')
    .update(publicKey.export({ format: 'der', type: 'spki' }))
    .digest('base64url');
}
