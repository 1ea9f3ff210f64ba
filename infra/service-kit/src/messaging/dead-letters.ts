import type { Broker } from './broker.js';

export interface DeadLetter {
  readonly queue: string;
  readonly eventId: string | undefined;
  readonly eventType: string;
  /** `unreadable`, `handler-failed`, or the broker's own (`delivery_limit`). */
  readonly reason: string;
  /** Kind and code of the last error, without the data that caused it. */
  readonly error: string | undefined;
  readonly attempts: number;
  /** ISO 8601 UTC. */
  readonly failedAt: string | undefined;
}

export interface DeadLetters {
  /** Oldest first. */
  list(queue: string, limit?: number): Promise<readonly DeadLetter[]>;
  /** With its content; undefined when there is none of this id. */
  show(queue: string, eventId: string): Promise<(DeadLetter & { content: string }) | undefined>;
  /** Sends it, or `mended` in its place, through its own queue once and takes it off the dead letters. False when there is none. */
  replay(queue: string, eventId: string, mended?: unknown): Promise<boolean>;
  replayAll(queue: string): Promise<number>;
  drop(queue: string, eventId: string): Promise<boolean>;
}

export function createDeadLetters(_broker: Broker): DeadLetters {
  throw new Error('createDeadLetters is not built yet');
}
