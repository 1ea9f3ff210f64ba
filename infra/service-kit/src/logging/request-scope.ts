import { context, createContextKey, ROOT_CONTEXT, trace, type Span } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';

context.setGlobalContextManager(new AsyncLocalStorageContextManager());

const requestIdKey = createContextKey('request id');

/** Runs the work of a request or message, and everything it starts, within its span and with its ids on every log line. */
export function runInScope<Result>(requestId: string, span: Span, work: () => Result): Result {
  return context.with(trace.setSpan(ROOT_CONTEXT.setValue(requestIdKey, requestId), span), work);
}

/** The ids of the request or message being handled; none outside of one. */
export function currentIds(): object {
  const span = trace.getActiveSpan();
  return span ? { requestId: context.active().getValue(requestIdKey), traceId: span.spanContext().traceId } : {};
}
