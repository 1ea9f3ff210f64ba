import { describe, expect, it } from '@jest/globals';
import { trace, TraceFlags } from '@opentelemetry/api';
import { contextOf, traceparentOf } from './trace-context.js';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const spanId = 'b7ad6b7169203331';
const traceparent = `00-${traceId}-${spanId}-01`;

describe('a traceparent', () => {
  it('is read and written as in the standard', () => {
    const span = trace.getSpan(contextOf(traceparent))!;
    expect(span.spanContext()).toEqual({ traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true });
    expect(traceparentOf(span)).toBe(traceparent);
  });

  it('can be read without its flags', () => {
    expect(traceparentOf(trace.getSpan(contextOf(traceparent, TraceFlags.NONE))!)).toBe(`00-${traceId}-${spanId}-00`);
  });

  it.each([
    ['missing', undefined],
    ['sent twice', [traceparent, traceparent]],
    ['of nothing', ''],
    ['too long', `${traceparent}-${'x'.repeat(10_000)}`],
    ['of another version', `01-${traceId}-${spanId}-01`],
    ['in capitals', `00-${traceId.toUpperCase()}-${spanId}-01`],
    ['without a trace', `00-${'0'.repeat(32)}-${spanId}-01`],
    ['without a span', `00-${traceId}-${'0'.repeat(16)}-01`],
  ])('is not read when it is %s', (_name, header) => {
    expect(trace.getSpan(contextOf(header))).toBeUndefined();
  });
});
