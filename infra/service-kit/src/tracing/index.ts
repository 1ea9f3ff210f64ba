export { serverSpanEnd, statusFailure } from './http-span.js';
export { currentTraceparent, failureOf, inSpan, isRecording, recordSpansWith, startSpan } from './spans.js';
export type { Span, SpanAttributes, SpanEnd, SpanKind, SpanRecorder, SpanStart } from './spans.js';
export { startTracing, type Tracing, type TracingOptions } from './start-tracing.js';
export { readTraceparent, toTraceparent, type TraceContext } from './trace-context.js';
