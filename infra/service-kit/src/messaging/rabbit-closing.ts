import type { Channel, ChannelModel } from 'amqplib';
import { withTimeout } from '../concurrency/index.js';

/** Milliseconds to wait for the broker's answer to our last request. */
const patience = 2000;

/**
 * Closes a channel or a connection. Resolves when it is closed, was closed already, or nobody answers. amqplib's own
 * promise never settles when the connection breaks between request and answer.
 */
export async function closeSurely(closing: Channel | ChannelModel): Promise<void> {
  const closed = new Promise<void>((resolve) => void closing.once('close', () => resolve()));
  await withinPatience(Promise.race([closed, closing.close()])).catch(() => undefined); // closed already
}

/** The promise's result, or undefined when it takes too long. */
function withinPatience<Result>(promise: Promise<Result>): Promise<Result | undefined> {
  return withTimeout(patience, promise, () => undefined);
}
