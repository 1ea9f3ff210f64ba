import { ROOT_CONTEXT, trace, type Context, type Span, type TraceFlags } from '@opentelemetry/api';

const form = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/**
 * The context of a caller's span, from its W3C `traceparent` (version 00). Empty when that is missing or invalid.
 * Nothing else is adopted: no `tracestate`, no `baggage`. The caller's flags count unless others are given.
 */
export function contextOf(traceparent: unknown, ownFlags?: TraceFlags): Context {
  const [, traceId, spanId, flags] = form.exec(typeof traceparent === 'string' ? traceparent : '') ?? [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  const traceFlags = ownFlags ?? Number.parseInt(flags, 16);
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

export function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}
