import { randomBytes } from 'node:crypto';

/** W3C trace context, version 00. */
export interface TraceContext {
  readonly traceId: string;
  /** This service's own span. */
  readonly spanId: string;
  readonly flags: string;
}

const form = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Continues the caller's trace when its `traceparent` is valid, else begins one. */
export function continueTrace(traceparent: string | undefined): TraceContext {
  const [, traceId, parentId, flags] = form.exec(traceparent ?? '') ?? [];
  const spanId = randomBytes(8).toString('hex');
  const valid = traceId && flags && !/^0+$/.test(traceId) && !/^0+$/.test(parentId ?? '0');
  return valid ? { traceId, spanId, flags } : { traceId: randomBytes(16).toString('hex'), spanId, flags: '01' };
}

export function toTraceparent({ traceId, spanId, flags }: TraceContext): string {
  return `00-${traceId}-${spanId}-${flags}`;
}
