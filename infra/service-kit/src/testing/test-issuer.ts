import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import { createTokenVerifier, type Role, type TokenVerifier } from '../tokens/index.js';

export interface TestIssuer {
  readonly issuer: string;
  readonly audience: string;
  /** Public keys, as a JWKS endpoint would serve them. */
  readonly jwks: JSONWebKeySet;
  readonly keys: JWTVerifyGetKey;
  /** A verifier of this issuer's tokens. */
  verifier(isRevoked?: (sessionId: string) => boolean): TokenVerifier;
  sign(claims: { userId: string; sessionId: string; role: Role; expiresInSeconds?: number }): Promise<string>;
}

/** Signs access tokens as the identity service would, with keys made for this test. */
export async function createTestIssuer(
  { issuer, audience }: { issuer: string; audience: string } = { issuer: 'test-issuer', audience: 'test-audience' },
): Promise<TestIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'ES256', use: 'sig' }] };
  const keys = createLocalJWKSet(jwks);
  return {
    issuer,
    audience,
    jwks,
    keys,
    verifier: (isRevoked = () => false) => createTokenVerifier({ keys, issuer, audience, isRevoked }),
    sign: ({ userId, sessionId, role, expiresInSeconds = 900 }) =>
      new SignJWT({ sid: sessionId, role })
        .setProtectedHeader({ alg: 'ES256', kid: 'test', typ: 'at+jwt' })
        .setSubject(userId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + expiresInSeconds)
        .sign(privateKey),
  };
}
