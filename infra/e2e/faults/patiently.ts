import { setTimeout as delay } from 'node:timers/promises';

const later = new Set([502, 503, 504]);
const mostTries = 5;
const pauseMilliseconds = 1_000;

/** Retries if a connection is lost or the answer is to try later: after a freeze, the machine may be to blame. */
export async function patiently(ask: () => Promise<Response>): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const isLast = tries === mostTries;
    const response = await ask().catch((error: unknown) => {
      if (isLast) throw error;
    });
    if (response && (isLast || !later.has(response.status))) return response;
    await response?.arrayBuffer();
    await delay(pauseMilliseconds);
  }
}
