export { currentTraceparent, endServerSpan, failureOf, inSpan, markFailed, startSpan, statusFailure } from './spans.js';
export { startTracing, type Tracing, type TracingOptions } from './start-tracing.js';
export { contextOf, traceparentOf } from './trace-context.js';
