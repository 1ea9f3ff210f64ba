import { SpanKind, type Span } from '@opentelemetry/api';
import { contextOf, startSpan } from '../tracing/index.js';
import { eventExchange, type Delivery } from './broker.js';

const system = { 'messaging.system': 'rabbitmq' };

/** From the outbox row to the broker's confirm; its parent is the request that wrote the row. */
export function startPublishSpan(type: string, traceparent: string | undefined): Span {
  const attributes = { ...system, 'messaging.operation.type': 'send', 'messaging.destination.name': eventExchange };
  return startSpan(`publish ${type}`, { kind: SpanKind.PRODUCER, attributes }, contextOf(traceparent));
}

/**
 * One attempt to handle a message, as a child of its publishing, so that a request and everything it causes are one trace.
 */
export function startConsumeSpan(queue: string, type: string, { headers }: Delivery): Span {
  const attributes = {
    ...system,
    'messaging.operation.type': 'process',
    'messaging.destination.name': queue,
    'messaging.rabbitmq.destination.routing_key': type,
  };
  return startSpan(`process ${queue}`, { kind: SpanKind.CONSUMER, attributes }, contextOf(headers['traceparent']));
}

/** Headers that carry a message's trace to its next queue. */
export function carriedTrace({ headers }: Delivery): { traceparent?: string } {
  const { traceparent } = headers;
  return typeof traceparent === 'string' ? { traceparent } : {};
}
