import {
  isSpanContextValid,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span,
  type SpanOptions,
} from '@opentelemetry/api';
import { randomUUID } from 'node:crypto';
import { AppError, describeError } from '../errors/index.js';
import { traceparentOf } from './trace-context.js';

// Not cached: the API would hold on to the provider of that time.
const tracer = () => trace.getTracer('hearthway');

/**
 * Starts a span. Its attributes are never personal data: only route templates, codes, and names of services and queues.
 * When nothing is recorded it continues the parent's trace, or a new one, whose ids still connect log lines.
 */
export function startSpan(name: string, options: SpanOptions, parent: Context): Span {
  const span = tracer().startSpan(name, options, parent);
  if (isSpanContextValid(span.spanContext())) return span;
  return trace.wrapSpanContext({ traceId: newTraceId(), spanId: newTraceId().slice(16), traceFlags: TraceFlags.NONE });
}

/** Node buffers random bytes only for UUIDs; asking for bytes makes a system call each time. */
export function newTraceId(): string {
  return randomUUID().replaceAll('-', '');
}

/** The trace of the current request or message, to store with work that is done later because of it. */
export function currentTraceparent(): string | undefined {
  const span = trace.getActiveSpan();
  return span && traceparentOf(span);
}

/** Runs work in its own span within the current request or message. Outside of one (repeated tasks), it just runs the work. */
export async function inSpan<Result>(name: string, options: SpanOptions, work: () => Promise<Result>): Promise<Result> {
  if (!trace.getActiveSpan()) return work();
  return tracer().startActiveSpan(name, options, async (span) => {
    try {
      return await work();
    } catch (error) {
      markFailed(span, failureOf(error));
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Marks a span as failed by our own fault. Undefined for refusals and clients that went away. */
export function markFailed(span: Span, kind: string | undefined): void {
  if (kind !== undefined) span.setAttribute('error.type', kind).setStatus({ code: SpanStatusCode.ERROR });
}

/**
 * What a span shows of an error: its kind, without the data that caused it. Undefined for a refusal, which is not a
 * failure.
 */
export function failureOf(error: unknown): string | undefined {
  if (error instanceof AppError) return undefined;
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status < 500 ? undefined : describeError(error);
}

/** The kind of failure that a status means, if any. */
export function statusFailure(status: number): string | undefined {
  return status >= 500 ? String(status) : undefined;
}

interface ServedRequest {
  readonly method: string;
  /** The route template, never the path itself, which can identify people. Undefined when no route matched. */
  readonly route: string | undefined;
  /** 499 when the client went away. */
  readonly status: number;
}

/** Ends a server request's span. Only a 5xx is a failure: refusals and aborts are the client's doing. */
export function endServerSpan(span: Span, { method, route, status }: ServedRequest): void {
  if (route !== undefined) span.updateName(`${method} ${route}`).setAttribute('http.route', route);
  span.setAttributes({ 'http.request.method': method, 'http.response.status_code': status });
  markFailed(span, statusFailure(status));
  span.end();
}
