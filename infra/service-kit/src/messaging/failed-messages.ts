import { carriedTrace } from './message-spans.js';
import { deadLetterQueueName, retryQueueName, type Broker, type Delivery } from './broker.js';

export interface Failure {
  readonly reason: 'unreadable' | 'handler-failed';
  /** Kind and code of the error, without the data that caused it. */
  readonly error: string;
}

/** Moves the message to a step of the retry ladder, from which the broker returns it to its queue. */
export async function moveToRetry(
  broker: Broker,
  queue: string,
  step: number,
  delivery: Delivery,
  attempts: number,
): Promise<void> {
  const { id = '', content } = delivery;
  const carried = { 'event-type': eventTypeOf(delivery), ...carriedTrace(delivery) };
  await broker.publish({ queue: retryQueueName(queue, step) }, { id, content, headers: { ...carried, attempts } });
}

export async function moveToDeadLetters(
  broker: Broker,
  queue: string,
  delivery: Delivery,
  attempts: number,
  { reason, error }: Failure,
): Promise<void> {
  const { id = '', content } = delivery;
  const failedAt = new Date().toISOString();
  const carried = { 'event-type': eventTypeOf(delivery), ...carriedTrace(delivery) };
  const headers = { ...carried, attempts, reason, error, 'failed-at': failedAt };
  await broker.publish({ queue: deadLetterQueueName(queue) }, { id, content, headers });
}

/** The type by which the message was first routed. */
export function eventTypeOf({ routingKey, headers }: Delivery): string {
  const type = headers['event-type'];
  return typeof type === 'string' ? type : routingKey;
}
