import jwt, { type JwtPayload } from 'jsonwebtoken';
import type { KeyObject } from 'node:crypto';

/** Pinned: whatever a token's header says, no other algorithm is tried (RFC 8725, 3.1). */
const algorithm = 'ES256';

/** The claims of RFC 7519 and our own. Times are in seconds since 1970. */
export type TokenClaims = JwtPayload;

/** Returns the P-256 public key with this id, or undefined if there is none. */
export type FindPublicKey = (keyId: string) => Promise<KeyObject | undefined>;

export interface TokenSigner {
  /** `typ` of the header. Keeps one kind of token from passing for another (RFC 8725, 3.11). */
  readonly type: string;
  readonly keyId: string;
  readonly privateKey: KeyObject;
}

export interface ExpectedToken {
  readonly type: string;
  readonly audience: string;
  /** Checked only if given. Without it, the key tells who signed. */
  readonly issuer?: string;
  /** How far the clocks of two machines may differ. */
  readonly clockToleranceSeconds?: number;
  readonly now?: number;
}

/** The token is malformed, altered, or expired, or has another issuer, audience, or type. The code is for the log. */
export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError';
  constructor(
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}

/** Signs a JSON Web Token (RFC 7519) with ES256. */
export function signToken(claims: TokenClaims, { type, keyId, privateKey }: TokenSigner): string {
  return jwt.sign(claims, privateKey, { algorithm, header: { alg: algorithm, typ: type, kid: keyId } });
}

/**
 * The claims of a token whose signature, type, audience, issuer, and times are right. It always has `iat` and `exp`.
 * @throws InvalidTokenError; anything that `findKey` throws
 */
export async function verifyToken(
  token: string,
  findKey: FindPublicKey,
  { type, audience, issuer, clockToleranceSeconds = 0, now = Date.now() }: ExpectedToken,
): Promise<TokenClaims & { iat: number; exp: number }> {
  const keyId = keyIdOf(token, type);
  const key = await findKey(keyId);
  if (!key) throw new InvalidTokenError('unknown-key');
  const claims = claimsOf(token, key, {
    algorithms: [algorithm],
    audience,
    ...(issuer !== undefined && { issuer }),
    clockTimestamp: Math.floor(now / 1000),
    clockTolerance: clockToleranceSeconds,
  });
  const { iat, exp } = claims;
  if (typeof iat !== 'number' || typeof exp !== 'number') throw new InvalidTokenError('no-times');
  return { ...claims, iat, exp };
}

function keyIdOf(token: string, type: string): string {
  const header = decodeHeader(token);
  if (header?.['alg'] !== algorithm) throw new InvalidTokenError('another-algorithm');
  if (header['typ'] !== type) throw new InvalidTokenError('another-type');
  // An extension that must be understood (RFC 7515, 4.1.11): we understand none.
  if ('crit' in header) throw new InvalidTokenError('critical-extension');
  const { kid } = header;
  if (typeof kid !== 'string') throw new InvalidTokenError('no-key-id');
  return kid;
}

function decodeHeader(token: string): Record<string, unknown> | undefined {
  try {
    return jwt.decode(token, { complete: true })?.header as Record<string, unknown> | undefined;
  } catch {
    return undefined;
  }
}

function claimsOf(token: string, key: KeyObject, options: jwt.VerifyOptions): TokenClaims {
  try {
    const claims = jwt.verify(token, key, { ...options, complete: false });
    if (typeof claims === 'object') return claims;
  } catch (error) {
    throw new InvalidTokenError(error instanceof Error ? error.name : 'invalid', { cause: error });
  }
  throw new InvalidTokenError('no-claims');
}
