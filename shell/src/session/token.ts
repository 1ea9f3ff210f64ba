const renewAheadMilliseconds = 60_000;
const minimumWaitMilliseconds = 5_000;

interface TokenTimes {
  readonly issuedAt: number | undefined;
  readonly expiresAt: number;
}

/**
 * Milliseconds until the token should be renewed; `undefined` if it has no `exp`. For a token that just arrived, uses its
 * lifetime (`exp` - `iat`), so that a wrong browser clock can't cause a renewal loop.
 */
export function renewalDelay(token: string, now: number, justArrived: boolean): number | undefined {
  const times = readTimes(token);
  if (!times) return undefined;
  if (!justArrived) return Math.max(0, times.expiresAt - now - renewAheadMilliseconds);
  const lifetime = times.expiresAt - (times.issuedAt ?? now);
  return Math.max(minimumWaitMilliseconds, lifetime - renewAheadMilliseconds);
}

/** Times of a JWT in milliseconds. Doesn't verify the token; only the server can. */
function readTimes(token: string): TokenTimes | undefined {
  const claims = readClaims(token);
  if (typeof claims?.['exp'] !== 'number') return undefined;
  const issuedAt = claims['iat'];
  return { expiresAt: claims['exp'] * 1000, issuedAt: typeof issuedAt === 'number' ? issuedAt * 1000 : undefined };
}

function readClaims(token: string): Record<string, unknown> | undefined {
  const payload = token.split('.')[1];
  if (payload === undefined) return undefined;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
