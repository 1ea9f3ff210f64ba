import { AppError, describeError } from '../errors/index.js';
import { currentScope, runInScope } from '../logging/index.js';
import { newSpanId, newTraceId, toTraceparent, type TraceContext } from './trace-context.js';

export type SpanKind = 'server' | 'client' | 'producer' | 'consumer' | 'internal';

/** Never anything about a person: route templates, codes, names of services and queues. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanStart {
  readonly kind: SpanKind;
  /** The span that led to this one; a new trace begins without it. */
  readonly parent?: TraceContext | undefined;
  readonly attributes?: SpanAttributes;
}

export interface SpanEnd {
  /** Replaces the name that the span began with. */
  readonly name?: string;
  readonly attributes?: SpanAttributes;
  /** Kind of the failure, when it is our own fault: a refusal or a client that went away is none. */
  readonly error?: string | undefined;
}

/** One piece of work in a trace. */
export interface Span {
  /** For whoever is called within it. */
  readonly context: TraceContext;
  /** Only the first call counts. */
  end(end?: SpanEnd): void;
}

/** Takes spans to where they are kept. */
export interface SpanRecorder {
  start(name: string, start: SpanStart): Span;
}

// One for each process, as in OpenTelemetry's own API: a span can begin anywhere without being wired for it.
let recorder: SpanRecorder | undefined;

/** Undefined turns recording off. */
export function recordSpansWith(next: SpanRecorder | undefined): void {
  recorder = next;
}

/** False while spans are only ids. */
export function isRecording(): boolean {
  return recorder !== undefined;
}

/** Begins a span. While nothing is recorded it is no more than the ids that go on, so that logs can be joined all the same. */
export function startSpan(name: string, start: SpanStart): Span {
  return recorder?.start(name, start) ?? new UnrecordedSpan(start.parent);
}

class UnrecordedSpan implements Span {
  readonly context: TraceContext;

  constructor(parent: TraceContext | undefined) {
    this.context = { traceId: parent?.traceId ?? newTraceId(), spanId: newSpanId(), flags: parent?.flags ?? '00' };
  }

  end(): void {
    // Nobody keeps it.
  }
}

/** Of the request or message that is being handled, to be kept with what is done later because of it. */
export function currentTraceparent(): string | undefined {
  const scope = currentScope();
  return scope && toTraceparent(scope.trace);
}

/**
 * Does work in a span of its own, within the request or message that is being handled. Outside of one (repeated tasks), and
 * while nothing is recorded, it only does the work.
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

/** What a span shows of an error: its kind, without the data that caused it. Undefined for a refusal, which is no failure. */
export function failureOf(error: unknown): string | undefined {
  if (error instanceof AppError) return undefined;
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status < 500 ? undefined : describeError(error);
}
