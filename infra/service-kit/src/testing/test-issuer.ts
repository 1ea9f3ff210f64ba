import type { JsonWebKey } from 'node:crypto';
import { generateSigningKeys, publicKeySet, signToken, type FindPublicKey } from '../signed-tokens/index.js';
import { accessTokenType, createTokenVerifier, type Role, type TokenVerifier } from '../tokens/index.js';

export interface TestIssuer {
  readonly issuer: string;
  readonly audience: string;
  /** Public keys, as a JWKS endpoint would serve them. */
  readonly jwks: { readonly keys: readonly JsonWebKey[] };
  readonly keys: FindPublicKey;
  /** A verifier of this issuer's tokens. */
  verifier(isRevoked?: (sessionId: string) => boolean): TokenVerifier;
  /** An access token, with the given claims replacing the issuer's usual ones. */
  sign(claims: TestClaims, changed?: { type?: string; keyId?: string }): Promise<string>;
}

interface TestClaims {
  readonly userId: string;
  readonly sessionId: string;
  readonly role: Role;
  readonly expiresInSeconds?: number;
}

const keyId = 'test';

/** Signs access tokens as the identity service would, with keys made for this test. */
export async function createTestIssuer(
  { issuer, audience }: { issuer: string; audience: string } = { issuer: 'test-issuer', audience: 'test-audience' },
): Promise<TestIssuer> {
  const { publicKey, privateKey } = await generateSigningKeys();
  const jwks = { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: keyId, alg: 'ES256', use: 'sig' }] };
  const known = publicKeySet(jwks);
  const keys: FindPublicKey = (id) => Promise.resolve(known.get(id));
  return {
    issuer,
    audience,
    jwks,
    keys,
    verifier: (isRevoked = () => false) => createTokenVerifier({ keys, issuer, audience, isRevoked }),
    sign({ userId, sessionId, role, expiresInSeconds = 900 }, changed) {
      const exp = Math.floor(Date.now() / 1000) + expiresInSeconds;
      const claims = { sub: userId, sid: sessionId, role, iss: issuer, aud: audience, exp };
      return Promise.resolve(signToken(claims, { type: accessTokenType, keyId, privateKey, ...changed }));
    },
  };
}
