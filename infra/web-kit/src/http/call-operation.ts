import {
  operationPath,
  type Operation,
  type OperationInput,
  type OperationReply,
} from '@hearthway/contracts/operation';
import type { Transport } from '@hearthway/contracts/platform';
import * as z from 'zod/mini';
import './configure-zod.js';
import { newTraceparent } from './new-traceparent.js';
import { readRequestError } from './read-request-error.js';
import { RequestError } from './request-error.js';

type Defined<Input> = { [Part in keyof Input as Input[Part] extends undefined ? never : Part]: Input[Part] };

/** Only the input parts (params, query, headers, body) that the operation declares. */
export type CallInput<Op extends Operation> = Defined<OperationInput<Op>>;

export interface CallOptions {
  signal?: AbortSignal | undefined;
}

export type CallArguments<Op extends Operation> = keyof CallInput<Op> extends never
  ? [input?: undefined, options?: CallOptions]
  : [input: CallInput<Op>, options?: CallOptions];

export interface AnyInput {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  headers?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

/**
 * Calls a contract operation and returns its parsed reply.
 * @throws {RequestError} on a non-2xx response, a network failure, or a reply that breaks the contract.
 * An aborted call throws the signal's reason.
 */
export async function callOperation<Op extends Operation>(
  transport: Transport,
  operation: Op,
  ...[input, options]: CallArguments<Op>
): Promise<OperationReply<Op>> {
  const response = await requestOperation(transport, operation, ...([input, options] as CallArguments<Op>));
  return (await readReply(operation, response)) as OperationReply<Op>;
}

/**
 * Like `callOperation`, for a reply that the caller reads itself, such as an event stream.
 * @throws {RequestError} on a non-2xx response or a network failure.
 */
export async function requestOperation<Op extends Operation>(
  transport: Transport,
  operation: Op,
  ...[input, options]: CallArguments<Op>
): Promise<Response> {
  const { params, query, headers, body } = (input ?? {}) as AnyInput;
  const path = operationPath(operation, params) + queryString(query);
  const response = await send(transport, path, {
    method: operation.method,
    credentials: 'include',
    headers: {
      accept: acceptedType(operation),
      traceparent: newTraceparent(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(operation.headers && (z.encode(operation.headers, headers) as Record<string, string>)),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(options?.signal && { signal: options.signal }),
  });
  if (!response.ok) throw await readRequestError(response);
  return response;
}

async function send(transport: Transport, path: string, init: RequestInit): Promise<Response> {
  try {
    return await transport(path, init);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new RequestError({
      status: 0,
      code: 'network.failed',
      message: 'We couldn’t reach the server. Check your connection and try again.',
      cause,
    });
  }
}

async function readReply(operation: Operation, response: Response): Promise<unknown> {
  if (!operation.reply) return undefined;
  try {
    return operation.reply.parse(await readBody(operation, response));
  } catch (cause) {
    throw new RequestError({
      status: response.status,
      code: 'reply.invalid',
      message: 'We got a response we didn’t expect. Reload the page and try again.',
      requestId: response.headers.get('x-request-id') ?? undefined,
      cause,
    });
  }
}

/** A file has a type of its own. */
function acceptedType({ replyType }: Operation): string {
  return replyType === 'stream' ? '*/*' : (replyType ?? 'application/json');
}

async function readBody({ replyType }: Operation, response: Response): Promise<unknown> {
  if (replyType === 'application/pdf') return new Uint8Array(await response.arrayBuffer());
  return replyType === 'text/calendar' ? response.text() : response.json();
}

function queryString(query: Readonly<Record<string, unknown>> | undefined): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one));
    }
  }
  const text = search.toString();
  return text && `?${text}`;
}
