import { setTimeout as delay } from 'node:timers/promises';

export interface ClientTally {
  requests: number;
  /** Responses that say to try again later. */
  refused: number;
  /** Connections lost although the gateway had not been killed and the machine had not frozen. */
  unanswered: string[];
  /** Responses with status 500. */
  unexpected: { readonly request: string; readonly requestId: string }[];
}

export interface PersistentClient {
  readonly tally: ClientTally;
  /** Retries until the response is not "later". The caller must make sure that repeating is safe. */
  ask(method: string, url: string, options?: { readonly token?: string; readonly body?: unknown }): Promise<Response>;
}

const requestMilliseconds = 120_000;
const patienceMilliseconds = 180_000;
const later = new Set([502, 503, 504]);

/** @param connectionMayBreak whether the gateway was killed, or the machine froze, since the given time */
export function persistentClient(connectionMayBreak: (since: number) => boolean): PersistentClient {
  const tally: ClientTally = { requests: 0, refused: 0, unanswered: [], unexpected: [] };
  return {
    tally,
    async ask(method, url, { token, body } = {}) {
      const giveUpAt = performance.now() + patienceMilliseconds;
      for (;;) {
        const begun = performance.now();
        tally.requests += 1;
        try {
          const response = await fetch(url, {
            method,
            headers: {
              ...(token !== undefined && { authorization: token }),
              ...(body !== undefined && { 'content-type': 'application/json' }),
            },
            ...(body !== undefined && { body: JSON.stringify(body) }),
            signal: AbortSignal.timeout(requestMilliseconds),
          });
          if (response.status === 500) {
            const requestId = response.headers.get('x-request-id') ?? 'unknown';
            tally.unexpected.push({ request: `${method} ${url}`, requestId });
          }
          if (!later.has(response.status) && response.status !== 500) return response;
          await response.arrayBuffer();
          tally.refused += 1;
          await delay(Math.min(Number(response.headers.get('retry-after') ?? 0.25), 2) * 1000);
        } catch (error) {
          if (!connectionMayBreak(begun)) tally.unanswered.push(`${method} ${url}: ${reasonOf(error)}`);
          await delay(250);
        }
        if (performance.now() > giveUpAt) throw new Error(`${method} ${url} had no good answer for three minutes`);
      }
    },
  };
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message : String(cause);
}
