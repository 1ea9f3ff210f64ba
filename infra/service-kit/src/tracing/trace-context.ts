import { randomUUID } from 'node:crypto';

/** A position in a trace, as W3C trace context (version 00) carries it between processes. */
export interface TraceContext {
  readonly traceId: string;
  readonly spanId: string;
  /** Two hexadecimal digits; `01` when the trace is recorded. */
  readonly flags: string;
}

const form = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Parses a `traceparent` header; undefined when it is missing or invalid. */
export function readTraceparent(traceparent: unknown): TraceContext | undefined {
  if (typeof traceparent !== 'string') return undefined;
  const [, traceId, spanId, flags] = form.exec(traceparent) ?? [];
  return traceId && spanId && flags ? { traceId, spanId, flags } : undefined;
}

export function toTraceparent({ traceId, spanId, flags }: TraceContext): string {
  return `00-${traceId}-${spanId}-${flags}`;
}

/** 32 digits. Node buffers random bytes only for UUIDs; asking for bytes makes a system call each time. */
export function newTraceId(): string {
  return randomUUID().replaceAll('-', '');
}

/** The last 16 digits of a UUID, because the first ones contain its version. */
export function newSpanId(): string {
  return newTraceId().slice(16);
}
