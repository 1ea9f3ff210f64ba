import { envelope, type Envelope, type EventData, type EventDefinition } from '@hearthway/contracts/envelope';
import type { Span } from '@opentelemetry/api';
import type { Connection } from 'mongoose';
import { createGroupCommit, keyedQueue } from '../concurrency/index.js';
import { AppError, describeError, toError } from '../errors/index.js';
import { runInScope, type Logger } from '../logging/index.js';
import type { Metrics } from '../metrics/index.js';
import { isDatabaseUnavailable, type Transaction } from '../mongo/index.js';
import { markFailed } from '../tracing/index.js';
import type { Broker, Delivery } from './broker.js';
import type { EventCatalogue } from './event-catalogue.js';
import { handleOnce, handleTogether, type Effect, type Handling } from './inbox.js';
import { startConsumeSpan } from './message-spans.js';
import { moveToDeadLetters, moveToRetry, type Failure } from './failed-messages.js';

/** Create it with `on` or `onAsking`. */
export interface EventHandler {
  readonly event: EventDefinition;
  effectOf(event: Envelope): Promise<Effect> | Effect;
}

/** A queue, and a handler for each event that the catalogue sends there. */
export interface ConsumerDefinition {
  /** `<service>.<module>`, as in the catalogue. */
  readonly queue: string;
  readonly handlers: readonly EventHandler[];
  /** Messages handled at once; those of one subject are handled in order. */
  readonly prefetch?: number;
  /**
   * Maximum messages per transaction. For handlers that change the same few documents, where separate transactions would
   * wait for each other and each pay for a commit. When a group fails, only the bad messages fail.
   */
  readonly together?: number;
}

/** Pairs an event with its effect. */
export function on<Definition extends EventDefinition>(
  event: Definition,
  handle: (event: Envelope<EventData<Definition>>, transaction: Transaction) => Promise<void> | void,
): EventHandler {
  return { event, effectOf: (each: Envelope<EventData<Definition>>) => (transaction) => handle(each, transaction) };
}

/** For an effect that needs another service's answer. `effectOf` gets it before the transaction begins, so that no transaction waits for it. */
export function onAsking<Definition extends EventDefinition>(
  event: Definition,
  effectOf: (event: Envelope<EventData<Definition>>) => Promise<Effect>,
): EventHandler {
  return { event, effectOf };
}

interface MessageHandlerOptions {
  definition: ConsumerDefinition;
  catalogue: EventCatalogue;
  connection: Connection;
  broker: Broker;
  retryDelays: readonly number[];
  logger: Logger;
  metrics: Metrics;
}

/** How long a group waits for more messages, in milliseconds. */
const groupLinger = 5;

/**
 * Handles a message in one transaction with its inbox row. If it can't be read, it goes to the dead letters at once; if its
 * handler fails, it is retried first. An event that the catalogue no longer sends to this queue is dropped, since the
 * queue's binding is still there. Rejects only if the broker doesn't take the retry or dead letter either, so that the
 * message is requeued.
 */
export function messageHandler(options: MessageHandlerOptions): (delivery: Delivery) => Promise<void> {
  const { definition, catalogue, connection, broker, retryDelays, logger, metrics } = options;
  const { queue, handlers } = definition;
  // Alerts look for growth, so each count has to exist before its first failure.
  for (const outcome of ['handled', 'duplicate', 'retried', 'dead']) metrics.messagesHandled.inc({ queue, outcome }, 0);
  const inOrder = keyedQueue();
  const apply = definition.together === undefined ? applyAlone : applyTogether(definition.together);

  function applyAlone({ eventId, effect }: Handling): Promise<'handled' | 'duplicate'> {
    return handleOnce(connection, queue, eventId, effect);
  }

  function applyTogether(maximumInOneWrite: number): typeof applyAlone {
    // The consumer's prefetch limits how many messages wait here.
    const groups = createGroupCommit<Handling>({
      write: (handlings) => handleTogether(connection, queue, handlings),
      isOutage: isDatabaseUnavailable,
      lingerMilliseconds: groupLinger,
      maximumInOneWrite,
    });
    return async (handling) => {
      const [refused] = await groups.add([handling]);
      if (refused) throw toError(refused.reason);
      return handling.outcome ?? 'handled';
    };
  }

  async function fail(delivery: Delivery, failure: Failure): Promise<void> {
    const attempts = attemptsOf(delivery) + 1;
    const step = failure.reason === 'handler-failed' && attempts <= retryDelays.length ? attempts : undefined;
    const fields = { queue, eventId: delivery.id, attempts, ...failure };
    if (step !== undefined) {
      logger.warn(fields, 'could not handle a message; trying again later');
      await moveToRetry(broker, queue, step, delivery, attempts);
    } else {
      logger.error(fields, 'a message is a dead letter now');
      await moveToDeadLetters(broker, queue, delivery, attempts, failure);
    }
    metrics.messagesHandled.inc({ queue, outcome: step === undefined ? 'dead' : 'retried' });
  }

  async function handle(delivery: Delivery, handler: EventHandler, event: Envelope, span: Span): Promise<void> {
    metrics.messageLag.observe({ queue }, Math.max(0, Date.now() - Date.parse(event.occurredAt)) / 1000);
    const stopTimer = metrics.messageDuration.startTimer({ queue });
    try {
      const outcome = await apply({ eventId: event.id, effect: await handler.effectOf(event) });
      metrics.messagesHandled.inc({ queue, outcome });
      span.setAttribute('hearthway.outcome', outcome).end();
    } catch (error) {
      markFailed(span, describeError(error));
      span.end();
      logger.warn({ err: error, queue, eventId: event.id }, 'the handler failed');
      await fail(delivery, { reason: 'handler-failed', error: describeError(error) });
    } finally {
      stopTimer();
    }
  }

  return async (delivery) => {
    const read = readEvent(delivery, handlers);
    if ('unhandled' in read) {
      if (catalogue.some(({ event }) => event.type === read.unhandled)) return;
      return fail(delivery, unreadable(new AppError('event.unexpected', `No handler for ${read.unhandled}`)));
    }
    if ('failure' in read) return fail(delivery, read.failure);
    const { event, handler } = read;
    return inOrder(event.subject, () => {
      const span = startConsumeSpan(queue, event.type, delivery);
      return runInScope(event.correlationId, span, () => handle(delivery, handler, event, span));
    });
  };
}

type Read = { event: Envelope; handler: EventHandler } | { failure: Failure } | { unhandled: string };

function readEvent(delivery: Delivery, handlers: readonly EventHandler[]): Read {
  try {
    const frame = envelope.parse(JSON.parse(delivery.content.toString('utf8')));
    const handler = handlers.find(({ event }) => event.type === frame.type);
    if (!handler) return { unhandled: frame.type };
    return { handler, event: { ...frame, data: handler.event.data.parse(frame.data) } };
  } catch (error) {
    return { failure: unreadable(error) };
  }
}

function unreadable(error: unknown): Failure {
  return { reason: 'unreadable', error: describeUnreadable(error) };
}

/** Which fields are invalid and why, without their values. */
function describeUnreadable(error: unknown): string {
  if (!(error instanceof Error) || !('issues' in error) || !Array.isArray(error.issues)) return describeError(error);
  const issues = error.issues as { path: PropertyKey[]; code: string }[];
  return issues.map(({ path, code }) => `${path.map(String).join('.') || '(root)'}: ${code}`).join(', ');
}

export function attemptsOf({ headers }: Delivery): number {
  const attempts = headers['attempts'];
  return typeof attempts === 'number' ? attempts : 0;
}
