import { eventStream } from '@hearthway/contracts/event-stream';
import { redirection, type Operation, type OperationInput, type OperationReply } from '@hearthway/contracts/operation';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { Principal } from '../tokens/index.js';
import { admit } from './admit.js';
import { beginAudit } from './begin-audit.js';
import { parseInput } from './parse-input.js';
import { edgeOf, type RequestContext } from './request-context.js';
import { sendEventStream } from './send-event-stream.js';

/**
 * Handles one operation: takes the parsed parts of the request, returns what `reply` describes. Throw an `AppError` to
 * refuse.
 */
export type OperationHandler<Op extends Operation> = (
  input: OperationInput<Op>,
  context: RequestContext,
) => Promise<OperationReply<Op>> | OperationReply<Op>;

/** Serves operations of the contracts and nothing else. */
export interface OperationRouter {
  /** For the public port: all operations that are not internal. */
  readonly router: Router;
  /** For the operations port: the internal ones. */
  readonly internalRouter: Router;
  /** The operations passed to `handle`, in order. A test compares them with the contract. */
  readonly operations: readonly Operation[];
  /**
   * Serves the operation: access, strict parsing, status and reply shape come from its definition. An admin's call is
   * recorded before it is handled.
   */
  handle<Op extends Operation>(operation: Op, handler: OperationHandler<Op>): void;
}

/** An empty router; `handle` fills it. */
export function operationRouter(): OperationRouter {
  const router = Router();
  const internalRouter = Router();
  const operations: Operation[] = [];

  function handle<Op extends Operation>(operation: Op, handler: OperationHandler<Op>): void {
    operations.push(operation);
    const target = operation.access === 'internal' ? internalRouter : router;
    target[methodOf(operation)](operation.path, readBodyOf(operation), async (request: Request, response: Response) => {
      const edge = edgeOf(response);
      const principal = await admit(operation, request.headers.authorization, edge);
      const input = parseInput(operation, request);
      const audit = await beginAudit(operation, principal, edge);
      const reply = await handler(input, contextOf(request, response, { principal, audit }));
      if (operation.replyType === 'text/event-stream')
        await sendEventStream(eventStream.parse(reply), response.status(operation.status));
      else sendReply(operation, reply, response);
    });
  }

  return { router, internalRouter, operations, handle };
}

function methodOf(operation: Operation): 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete' {
  return operation.method.toLowerCase() as Lowercase<Operation['method']>;
}

/** Notes the operation, so that its refusals get their statuses, and reads the body by its encoding. */
function readBodyOf(operation: Operation): RequestHandler {
  const { bodyType = 'json' } = operation;
  return (request, response, next) => {
    const edge = edgeOf(response);
    edge.operation = operation;
    if (bodyType === 'stream') next();
    else edge.bodies[bodyType](request, response, next);
  };
}

interface Caller {
  readonly principal: Principal | undefined;
  readonly audit: RequestContext['audit'];
}

function contextOf(request: Request, response: Response, { principal, audit }: Caller): RequestContext {
  const { requestId, logger } = edgeOf(response);
  const clientIp = request.get('x-forwarded-for')?.split(',')[0]?.trim() ?? request.socket.remoteAddress;
  return {
    requestId,
    correlationId: requestId,
    ...(principal && { principal }),
    clientIp: clientIp ?? 'unknown',
    request,
    headers: request.headers,
    response,
    logger,
    audit,
  };
}

function sendReply(operation: Operation, reply: unknown, response: Response): void {
  if (operation.replyType === 'stream') return;
  response.status(operation.status);
  if (operation.reply === undefined) {
    response.end();
    return;
  }
  const shaped = operation.reply.safeParse(reply);
  if (!shaped.success) {
    const fields = shaped.error.issues.map((issue) => `${issue.path.join('.')} (${issue.code})`).join(', ');
    throw new Error(`The reply of ${operation.id} does not fit its contract: ${fields}`);
  }
  if (operation.status === 303) response.set('location', redirection.parse(shaped.data).location).end();
  else if (operation.replyType) response.type(operation.replyType).send(shaped.data);
  else response.json(shaped.data);
}
