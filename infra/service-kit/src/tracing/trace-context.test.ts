import { describe, expect, it } from '@jest/globals';
import { newSpanId, newTraceId, readTraceparent, toTraceparent } from './trace-context.js';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const spanId = 'b7ad6b7169203331';

describe('a traceparent', () => {
  it('is read and written as in the standard', () => {
    const traceparent = `00-${traceId}-${spanId}-01`;
    expect(readTraceparent(traceparent)).toEqual({ traceId, spanId, flags: '01' });
    expect(toTraceparent({ traceId, spanId, flags: '01' })).toBe(traceparent);
  });

  it.each([
    ['missing', undefined],
    ['sent twice', [`00-${traceId}-${spanId}-01`, `00-${traceId}-${spanId}-01`]],
    ['of nothing', ''],
    ['too long', `00-${traceId}-${spanId}-01-${'x'.repeat(10_000)}`],
    ['of another version', `01-${traceId}-${spanId}-01`],
    ['in capitals', `00-${traceId.toUpperCase()}-${spanId}-01`],
    ['without a trace', `00-${'0'.repeat(32)}-${spanId}-01`],
    ['without a span', `00-${traceId}-${'0'.repeat(16)}-01`],
  ])('is not read when it is %s', (_name, header) => {
    expect(readTraceparent(header)).toBeUndefined();
  });

  it('can be made from new ids', () => {
    const made = { traceId: newTraceId(), spanId: newSpanId(), flags: '01' };
    expect(readTraceparent(toTraceparent(made))).toEqual(made);
  });
});
