import { AsyncLocalStorage } from 'node:async_hooks';

/** What is added to every log line that is written while a request or a message is handled. */
export interface RequestScope {
  readonly requestId: string;
  readonly traceId: string;
}

const storage = new AsyncLocalStorage<RequestScope>();

export function runInScope<Result>(scope: RequestScope, work: () => Result): Result {
  return storage.run(scope, work);
}

export function currentScope(): RequestScope | undefined {
  return storage.getStore();
}
