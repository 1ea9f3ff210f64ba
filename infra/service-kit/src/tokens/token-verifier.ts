import { problemTexts, queryTexts } from '@hearthway/contracts/texts';
import { createHash } from 'node:crypto';
import { AppError } from '../errors/index.js';
import { InvalidTokenError, verifyToken, type FindPublicKey, type TokenClaims } from '../signed-tokens/index.js';
import type { Principal, Role } from './principal.js';
import { remoteKeys, type ReadKeySet } from './remote-keys.js';

/** Verifies tokens and returns whose they are. */
export interface TokenVerifier {
  /**
   * @throws AppError `session.required` when the token is invalid or expired or its session is revoked;
   * `server.unavailable` when the keys were never fetched and cannot be now
   */
  verify(rawToken: string): Promise<Principal>;
}

interface TokenVerifierOptions {
  issuer: string;
  audience: string;
  /** Asked on every call, even for tokens whose signature is cached. */
  isRevoked: (sessionId: string) => boolean;
  now?: () => number;
}

/** The public keys: fetched from the issuer (RFC 7517), or given. */
export type TokenKeys = { readKeySet: ReadKeySet } | { keys: FindPublicKey };

/** The type of an access token (RFC 9068). */
export const accessTokenType = 'at+jwt';
const rolesOfTokens: readonly Role[] = ['buyer', 'admin'];
/** How long a verified signature is cached; never beyond the token's expiry. */
const cacheMilliseconds = 60_000;
const maximumRemembered = 10_000;
const maximumTokenLength = 4096;

/** Verifies ES256 access tokens with the issuer's public keys. */
export function createTokenVerifier(options: TokenVerifierOptions & TokenKeys): TokenVerifier {
  const { issuer, audience, isRevoked, now = Date.now } = options;
  const keys = 'keys' in options ? options.keys : remoteKeys(options.readKeySet, now).find;
  const remembered = new Map<string, { principal: Principal; until: number }>();

  async function checkSignature(rawToken: string): Promise<Principal> {
    const digest = createHash('sha256').update(rawToken).digest('base64');
    const known = remembered.get(digest);
    if (known && known.until > now()) return known.principal;
    remembered.delete(digest);
    const principal = await verifySignature(rawToken);
    if (remembered.size >= maximumRemembered) forgetOldest(remembered);
    remembered.set(digest, {
      principal,
      until: Math.min(now() + cacheMilliseconds, Date.parse(principal.expiresAt)),
    });
    return principal;
  }

  async function verifySignature(rawToken: string): Promise<Principal> {
    try {
      return toPrincipal(await verifyToken(rawToken, keys, { type: accessTokenType, issuer, audience, now: now() }));
    } catch (error) {
      if (error instanceof AppError) throw error;
      if (error instanceof InvalidTokenError) throw unauthorized(error);
      throw new AppError('server.unavailable', problemTexts.unavailable, {
        cause: error,
      });
    }
  }

  return {
    async verify(rawToken) {
      if (rawToken.length > maximumTokenLength) throw unauthorized();
      const principal = await checkSignature(rawToken);
      if (isRevoked(principal.sessionId)) throw unauthorized();
      return principal;
    },
  };
}

function toPrincipal({ sub, sid, role, exp }: TokenClaims): Principal {
  const knownRole = rolesOfTokens.find((name) => name === role);
  if (!sub || typeof sid !== 'string' || !knownRole || exp === undefined) throw unauthorized();
  return { userId: sub, sessionId: sid, role: knownRole, expiresAt: new Date(exp * 1000).toISOString() };
}

/** The refusal for anyone who is not signed in: `session.required`. */
export function unauthorized(cause?: unknown): AppError {
  return new AppError('session.required', queryTexts.unauthorized, { cause });
}

function forgetOldest(entries: Map<string, unknown>): void {
  for (const key of entries.keys()) {
    entries.delete(key);
    return;
  }
}
