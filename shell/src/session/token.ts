/** How long before its end a token is renewed. */
const renewAheadMilliseconds = 60_000;
const shortestWaitMilliseconds = 5_000;

interface TokenTimes {
  readonly issuedAt: number | undefined;
  readonly expiresAt: number;
}

/**
 * Milliseconds to wait before a token is renewed; `undefined` when it names no end. A token that has just arrived is
 * measured by its own length (`exp` less `iat`), so that a wrong clock in the browser cannot make it renew in a loop.
 */
export function renewalDelay(token: string, now: number, justArrived: boolean): number | undefined {
  const times = readTimes(token);
  if (!times) return undefined;
  if (!justArrived) return Math.max(0, times.expiresAt - now - renewAheadMilliseconds);
  const length = times.expiresAt - (times.issuedAt ?? now);
  return Math.max(shortestWaitMilliseconds, length - renewAheadMilliseconds);
}

/** Times of a JWT in milliseconds. Nothing is verified here: the server alone decides what a token is worth. */
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
