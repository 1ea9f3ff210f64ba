import { AsyncLocalStorage } from 'node:async_hooks';

/** What is added to every log line that is written while a request or a message is handled. */
export interface RequestScope {
  readonly requestId: string;
  readonly traceId: string;
}

const storage = new AsyncLocalStorage<RequestScope>();

/** Runs the work, and all that it starts, with these ids on every log line. */
export function runInScope<Result>(scope: RequestScope, work: () => Result): Result {
  return storage.run(scope, work);
}

/** The ids of the request or message that is being handled; undefined outside of one. */
export function currentScope(): RequestScope | undefined {
  return storage.getStore();
}
