import type { Channel, ChannelModel } from 'amqplib';
import { withTimeout } from '../concurrency/index.js';

/** Milliseconds that the broker may take to answer what is the last thing we ask of it. */
const patience = 2000;

/**
 * Closes a channel or a connection, and resolves when it is closed, was so already, or nobody answers. amqplib's own promise
 * never settles when the connection breaks between the request and its answer.
 */
export async function closeSurely(closing: Channel | ChannelModel): Promise<void> {
  const closed = new Promise<void>((resolve) => void closing.once('close', () => resolve()));
  await withinPatience(Promise.race([closed, closing.close()])).catch(() => undefined); // closed already
}

/** The promise's outcome, or nothing when it takes too long. */
export function withinPatience<Result>(promise: Promise<Result>): Promise<Result | undefined> {
  return withTimeout(patience, promise, () => undefined);
}
