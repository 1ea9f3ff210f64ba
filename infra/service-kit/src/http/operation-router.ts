import type { Operation, OperationInput, OperationReply } from '@hearthway/contracts/operation';
import { Router } from 'express';
import type { RequestContext } from './request-context.js';

export type OperationHandler<Op extends Operation> = (
  input: OperationInput<Op>,
  context: RequestContext,
) => Promise<OperationReply<Op>>;

export interface OperationRouter {
  readonly router: Router;
  /** What `handle` was called for, in order: the service's card is held to it. */
  readonly operations: readonly Operation[];
  /** Serves the operation: access, strict parsing, status and shape of the answer come from its definition. */
  handle<Op extends Operation>(operation: Op, handler: OperationHandler<Op>): void;
}

export function operationRouter(): OperationRouter {
  const operations: Operation[] = [];
  return { router: Router(), operations, handle: (operation) => void operations.push(operation) };
}
