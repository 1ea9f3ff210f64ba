import type { Response } from 'express';
import { once } from 'node:events';

/** Shows that a quiet stream is still alive, before a proxy on the way drops it. */
const heartbeatMilliseconds = 10_000;

/**
 * Sends each event's data as it arrives, as server-sent events. Ends with the events or when the reader disconnects,
 * and then ends the iteration, too. A failure after the start cuts the stream.
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
    // Not awaited: it may be waiting for a late event, and nobody is listening.
    void iterator.return?.(undefined);
  }
}
