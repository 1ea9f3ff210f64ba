import { AppError, describeError } from '../errors/index.js';
import { currentScope, runInScope } from '../logging/index.js';
import { newSpanId, newTraceId, toTraceparent, type TraceContext } from './trace-context.js';

export type SpanKind = 'server' | 'client' | 'producer' | 'consumer' | 'internal';

/** Never personal data: only route templates, codes, and names of services and queues. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanStart {
  readonly kind: SpanKind;
  /** The parent span; without it a new trace begins. */
  readonly parent?: TraceContext | undefined;
  readonly attributes?: SpanAttributes;
}

export interface SpanEnd {
  /** Replaces the span's name. */
  readonly name?: string;
  readonly attributes?: SpanAttributes;
  /** The kind of failure, if it is our own fault. A refusal or a client that went away isn't one. */
  readonly error?: string | undefined;
}

/** One piece of work in a trace. */
export interface Span {
  /** To pass on to whatever is called within it. */
  readonly context: TraceContext;
  /** Only the first call counts. */
  end(end?: SpanEnd): void;
}

/** Sends spans to where they are stored. */
export interface SpanRecorder {
  start(name: string, start: SpanStart): Span;
}

// One per process, as in OpenTelemetry's own API, so that a span can start anywhere without wiring.
let recorder: SpanRecorder | undefined;

/** Undefined turns recording off. */
export function recordSpansWith(next: SpanRecorder | undefined): void {
  recorder = next;
}

/** False while spans are nothing but ids. */
export function isRecording(): boolean {
  return recorder !== undefined;
}

/** Starts a span. When nothing is recorded it is only ids, which still connect log lines. */
export function startSpan(name: string, start: SpanStart): Span {
  return recorder?.start(name, start) ?? new UnrecordedSpan(start.parent);
}

class UnrecordedSpan implements Span {
  readonly context: TraceContext;

  constructor(parent: TraceContext | undefined) {
    this.context = { traceId: parent?.traceId ?? newTraceId(), spanId: newSpanId(), flags: parent?.flags ?? '00' };
  }

  end(): void {
    // Not recorded.
  }
}

/** The trace of the current request or message, to store with work that is done later because of it. */
export function currentTraceparent(): string | undefined {
  const scope = currentScope();
  return scope && toTraceparent(scope.trace);
}

/**
 * Runs work in its own span within the current request or message. Outside of one (repeated tasks), or when nothing is
 * recorded, it just runs the work.
 */
export async function inSpan<Result>(
  name: string,
  start: Omit<SpanStart, 'parent'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const scope = currentScope();
  if (!recorder || !scope) return work();
  const span = startSpan(name, { ...start, parent: scope.trace });
  try {
    const result = await runInScope({ ...scope, trace: span.context }, work);
    span.end();
    return result;
  } catch (error) {
    span.end({ error: failureOf(error) });
    throw error;
  }
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
