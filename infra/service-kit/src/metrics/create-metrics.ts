import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const secondsFromOneMillisecond = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const secondsUpToAnHour = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300, 900, 3600];

/** The kit's metrics, and the registry to which a service adds its own. */
export interface Metrics {
  readonly registry: Registry;
  readonly httpDuration: Histogram<'operation' | 'method' | 'status'>;
  readonly adminRefusals: Counter<'operation' | 'code'>;
  readonly limitRefusals: Counter<'limit'>;
  readonly eventsPublished: Counter<'type'>;
  readonly eventsReturned: Counter<'type'>;
  readonly outboxLag: Gauge;
  readonly messagesHandled: Counter<'queue' | 'outcome'>;
  readonly messageDuration: Histogram<'queue'>;
  readonly messageLag: Histogram<'queue'>;
}

/** Each call makes its own registry, so that several services can run in one test process. */
export function createMetrics({ processMetrics = true }: { processMetrics?: boolean } = {}): Metrics {
  const registry = new Registry();
  if (processMetrics) collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    httpDuration: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the request to the end of its answer',
      labelNames: ['operation', 'method', 'status'],
      buckets: secondsFromOneMillisecond,
      registers,
    }),
    adminRefusals: new Counter({
      name: 'admin_refusals_total',
      help: 'Admin calls rejected: not an admin, or not authenticated',
      labelNames: ['operation', 'code'],
      registers,
    }),
    limitRefusals: new Counter({
      name: 'limit_refusals_total',
      help: 'Requests refused because a limit was reached, by the limit',
      labelNames: ['limit'],
      registers,
    }),
    eventsPublished: new Counter({
      name: 'events_published_total',
      help: 'Events that the broker has confirmed',
      labelNames: ['type'],
      registers,
    }),
    eventsReturned: new Counter({
      name: 'events_returned_total',
      help: 'Events that no queue accepted; they stay in the outbox',
      labelNames: ['type'],
      registers,
    }),
    outboxLag: new Gauge({
      name: 'outbox_oldest_pending_seconds',
      help: 'Age of the oldest event that is still to be published, at the last sweep',
      registers,
    }),
    messagesHandled: new Counter({
      name: 'messages_handled_total',
      help: 'Messages taken from a queue, by outcome: handled, duplicate, retried, dead',
      labelNames: ['queue', 'outcome'],
      registers,
    }),
    messageDuration: new Histogram({
      name: 'message_handling_duration_seconds',
      help: 'Time from delivery to the end of the handling transaction',
      labelNames: ['queue'],
      buckets: secondsFromOneMillisecond,
      registers,
    }),
    messageLag: new Histogram({
      name: 'message_lag_seconds',
      help: 'Time from event to delivery',
      labelNames: ['queue'],
      buckets: secondsUpToAnHour,
      registers,
    }),
  };
}
