import { deadLetterQueueName, type Broker, type Delivery } from './broker.js';
import { attemptsOf } from './consumer.js';
import { eventTypeOf } from './failed-messages.js';
import { carriedTrace } from './message-spans.js';

/** A message that could not be handled, as an operator sees it. */
export interface DeadLetter {
  readonly queue: string;
  readonly eventId: string | undefined;
  readonly eventType: string;
  /** `unreadable`, `handler-failed`, or the broker's own reason (`delivery_limit`). */
  readonly reason: string;
  /** Kind and code of the last error, without the data that caused it. */
  readonly error: string | undefined;
  readonly attempts: number;
  /** ISO 8601 UTC. */
  readonly failedAt: string | undefined;
}

/** An operator's actions on the dead letters of a queue. */
export interface DeadLetters {
  /** Oldest first; at most a thousand by default. */
  list(queue: string, limit?: number): Promise<readonly DeadLetter[]>;
  /** With its content; undefined when no dead letter has this id. */
  show(queue: string, eventId: string): Promise<(DeadLetter & { content: string }) | undefined>;
  /**
   * Sends it, or the corrected event `corrected`, through its own queue again and removes it from the dead letters. False when
   * no dead letter has this id.
   */
  replay(queue: string, eventId: string, corrected?: unknown): Promise<boolean>;
  /** Replays all of them unchanged, and returns how many. */
  replayAll(queue: string): Promise<number>;
  drop(queue: string, eventId: string): Promise<boolean>;
}

const everything = 1000;

/** Reads and empties `<queue>.dead`. A message leaves it only after the broker has confirmed its replay. */
export function createDeadLetters(broker: Broker): DeadLetters {
  async function resend(queue: string, delivery: Delivery, corrected?: unknown): Promise<void> {
    const content = corrected === undefined ? delivery.content : Buffer.from(JSON.stringify(corrected));
    const headers = { 'event-type': eventTypeOf(delivery), ...carriedTrace(delivery) };
    await broker.publish({ queue }, { id: delivery.id ?? '', content, headers });
  }

  async function forOne(
    queue: string,
    eventId: string,
    work: (delivery: Delivery) => Promise<boolean>,
  ): Promise<boolean> {
    let found = false;
    await broker.inspect(deadLetterQueueName(queue), everything, async (delivery) => {
      if (found || delivery.id !== eventId) return 'leave';
      found = true;
      return (await work(delivery)) ? 'remove' : 'leave';
    });
    return found;
  }

  return {
    async list(queue, limit = everything) {
      const letters: DeadLetter[] = [];
      await broker.inspect(deadLetterQueueName(queue), limit, (delivery) => {
        letters.push(toDeadLetter(queue, delivery));
        return Promise.resolve('leave');
      });
      return letters;
    },
    async show(queue, eventId) {
      let letter: (DeadLetter & { content: string }) | undefined;
      await forOne(queue, eventId, (delivery) => {
        letter = { ...toDeadLetter(queue, delivery), content: delivery.content.toString('utf8') };
        return Promise.resolve(false);
      });
      return letter;
    },
    replay: (queue, eventId, corrected) =>
      forOne(queue, eventId, async (delivery) => {
        await resend(queue, delivery, corrected);
        return true;
      }),
    async replayAll(queue) {
      let replayed = 0;
      await broker.inspect(deadLetterQueueName(queue), everything, async (delivery) => {
        await resend(queue, delivery);
        replayed += 1;
        return 'remove';
      });
      return replayed;
    },
    drop: (queue, eventId) => forOne(queue, eventId, () => Promise.resolve(true)),
  };
}

function toDeadLetter(queue: string, delivery: Delivery): DeadLetter {
  const { headers, id } = delivery;
  return {
    queue,
    eventId: id,
    eventType: eventTypeOf(delivery),
    reason: textOf(headers['reason']) ?? textOf(headers['x-first-death-reason']) ?? 'unknown',
    error: textOf(headers['error']),
    attempts: attemptsOf(delivery),
    failedAt: textOf(headers['failed-at']),
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
