import { ownValue } from './own-value.js';
import * as z from 'zod/mini';
import type { ErrorStatusTable } from './problem.js';

type Schema = z.ZodMiniType;

/**
 * Who may call: anyone, a signed-in buyer, an admin, or, for an `internal` operation, the processes in `callers`. The gateway
 * doesn't route internal operations; services answer them on the operations port only.
 */
export type Access = 'public' | 'buyer' | 'admin' | 'internal';

export type ServiceName = 'identity' | 'journey' | 'commerce' | 'analytics';

/** Names of processes in the credentials of calls between them. */
export type ProcessName = 'gateway' | ServiceName;

/**
 * One HTTP operation: the single source for the server's parsing, the client's fetcher, the pacts, and OpenAPI.
 * Request schemas are strict (an unknown key is refused); reply schemas are tolerant (an unknown key is dropped).
 */
export interface Operation<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema | undefined = Schema | undefined,
  Headers extends Schema | undefined = Schema | undefined,
> {
  readonly id: string;
  readonly summary: string;
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Express-style path: `/api/milestones/:milestoneId`. */
  readonly path: string;
  readonly access: Access;
  /** Who may call an internal operation. */
  readonly callers?: readonly ProcessName[];
  readonly params?: Params;
  readonly query?: Query;
  /** The request headers it takes, by lower-case names. Others are ignored. */
  readonly headers?: Headers;
  readonly body?: Body;
  /**
   * Default: JSON. `form` is what an HTML form sends without JavaScript, `raw` is bytes passed on unchanged, and `stream` is bytes
   * that the handler reads as they come.
   */
  readonly bodyType?: 'json' | 'form' | 'raw' | 'stream';
  /** Success status, and the schema of its body: `undefined` if empty, `redirection` with 303. */
  readonly status: 200 | 201 | 202 | 204 | 303;
  readonly reply: Reply;
  /**
   * Media type of the reply. Default: JSON. Server-sent events have the schema `eventStream`, a PDF has `documentBytes`, and a
   * calendar is a string. `stream`: the handler sends a file of any type as it is read; only its refusals are JSON.
   */
  readonly replyType?: 'text/event-stream' | 'text/calendar' | 'application/pdf' | 'stream';
  /** Its error codes, besides the common ones. */
  readonly errors: ErrorStatusTable;
}

export function defineOperation<
  Reply extends Schema | undefined,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Headers extends Schema | undefined = undefined,
>(operation: Operation<Params, Query, Body, Reply, Headers>): Operation<Params, Query, Body, Reply, Headers> {
  return operation;
}

/** The reply of an operation whose reply is a file. */
export const documentBytes = z.instanceof(Uint8Array<ArrayBuffer>);

/** The reply of an operation that redirects to a page of this site: a path, possibly with a fragment. */
export const redirection = z.object({ location: z.string().check(z.regex(/^\/(?!\/)[^\s\\]*$/)) });

type Infer<Part> = Part extends Schema ? z.infer<Part> : undefined;

/** What a handler receives after parsing: `undefined` for a part that the operation doesn't declare. */
export interface OperationInput<Op extends Operation> {
  params: Infer<Required<Op>['params']>;
  query: Infer<Required<Op>['query']>;
  headers: Infer<Required<Op>['headers']>;
  body: Infer<Required<Op>['body']>;
}

export type OperationReply<Op extends Operation> = Infer<Op['reply']>;

/** Fills the `:name` parts of an operation's path. */
export function operationPath(
  operation: Pick<Operation, 'path'>,
  params: Readonly<Record<string, string>> = {},
): string {
  return operation.path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = ownValue(params, name);
    if (value === undefined) throw new Error(`The path ${operation.path} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
}
