import type { Response } from 'express';
import { once } from 'node:events';

/** Says that a quiet stream still lives, before a proxy on the way gives it up. */
const heartbeatMilliseconds = 10_000;

/**
 * Sends the data of each event as it comes, as server-sent events. Ends with the events, or when the reader goes away; then the
 * iteration is ended, too. What fails after the beginning cuts the stream.
 */
export async function sendEventStream(events: AsyncIterable<string>, response: Response): Promise<void> {
  response.set({ 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' });
  response.flushHeaders();
  const heartbeat = setInterval(() => response.write(': keep\n\n'), heartbeatMilliseconds);
  const gone = new Promise<'gone'>((resolve) => response.once('close', () => resolve('gone')));
  const iterator = events[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await Promise.race([iterator.next(), gone]);
      if (next === 'gone') return;
      if (next.done) break;
      const isFull = !response.write(next.value.replace(/^/gm, 'data: ') + '\n\n');
      if (isFull && (await Promise.race([once(response, 'drain'), gone])) === 'gone') return;
    }
    response.end();
  } finally {
    clearInterval(heartbeat);
    // Not awaited: it may wait for an event that comes late, and nobody listens.
    void iterator.return?.(undefined);
  }
}
