import { readTraceparent, startSpan, type Span, type TraceContext } from '../tracing/index.js';
import { eventExchange, type Delivery } from './broker.js';

const system = { 'messaging.system': 'rabbitmq' };

/** From the outbox row to the broker's confirm; its parent is the request that wrote the row. */
export function startPublishSpan(type: string, traceparent: string | undefined): Span {
  return startSpan(`publish ${type}`, {
    kind: 'producer',
    parent: readTraceparent(traceparent),
    attributes: { ...system, 'messaging.operation.type': 'send', 'messaging.destination.name': eventExchange },
  });
}

/**
 * One attempt to handle a message, as a child of its publishing, so that a request and everything it causes are one trace.
 */
export function startConsumeSpan(queue: string, type: string, delivery: Delivery): Span {
  return startSpan(`process ${queue}`, {
    kind: 'consumer',
    parent: traceOf(delivery),
    attributes: {
      ...system,
      'messaging.operation.type': 'process',
      'messaging.destination.name': queue,
      'messaging.rabbitmq.destination.routing_key': type,
    },
  });
}

/** Headers that carry a message's trace to its next queue. */
export function carriedTrace({ headers }: Delivery): { traceparent?: string } {
  const { traceparent } = headers;
  return typeof traceparent === 'string' ? { traceparent } : {};
}

function traceOf({ headers }: Delivery): TraceContext | undefined {
  return readTraceparent(headers['traceparent']);
}
