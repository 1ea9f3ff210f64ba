import { createPublicKey, generateKeyPair, type JsonWebKey, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import * as z from 'zod/mini';

export interface SigningKeys {
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
}

const publicJwk = z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string() });
const namedKey = z.object({ ...publicJwk.shape, kid: z.string() });
const keySet = z.object({ keys: z.array(z.unknown()) });

/** A pair of keys for ES256: P-256. */
export async function generateSigningKeys(): Promise<SigningKeys> {
  return promisify(generateKeyPair)('ec', { namedCurve: 'P-256' });
}

/** The public half of a JWK (RFC 7517) on P-256. @throws when it is not such a key */
export function publicKeyFromJwk(jwk: unknown): KeyObject {
  return createPublicKey({ key: publicJwk.parse(jwk) satisfies JsonWebKey, format: 'jwk' });
}

/** The keys of a key set (RFC 7517) by id. Skips keys of other kinds: they aren't for us. @throws when it is not a key set */
export function publicKeySet(set: unknown): ReadonlyMap<string, KeyObject> {
  const named = keySet.parse(set).keys.flatMap((key) => namedKey.safeParse(key).data ?? []);
  return new Map(named.map((key) => [key.kid, publicKeyFromJwk(key)]));
}
