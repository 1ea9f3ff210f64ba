import { AsyncLocalStorage } from 'node:async_hooks';
import type { TraceContext } from '../tracing/trace-context.js';

/** The request or message being handled; its ids are on every log line. */
export interface RequestScope {
  readonly requestId: string;
  /** The current span. */
  readonly trace: TraceContext;
}

const storage = new AsyncLocalStorage<RequestScope>();

/** Runs the work, and everything it starts, with these ids on every log line. */
export function runInScope<Result>(scope: RequestScope, work: () => Result): Result {
  return storage.run(scope, work);
}

/** The ids of the request or message being handled; undefined outside of one. */
export function currentScope(): RequestScope | undefined {
  return storage.getStore();
}
