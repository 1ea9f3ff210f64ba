import { operationPath, type Operation, type OperationReply } from '@hearthway/contracts/operation';

export interface CallRequest {
  readonly token?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** A round trip through the gateway; undefined if it is refused. */
export type Call = <Called extends Operation>(
  operation: Called,
  request?: CallRequest,
) => Promise<OperationReply<Called> | undefined>;

/** Does not parse answers with the contract, because the benchmark shares the processor with the system. */
export function callerOf(origin: string): Call {
  return async <Called extends Operation>(operation: Called, request?: CallRequest) => {
    const { status, answer } = await send(origin, operation, request);
    return status === operation.status ? (answer as OperationReply<Called>) : undefined;
  };
}

/** A round trip that the benchmark depends on. @throws Error with what was answered, if it is refused */
export async function answerOf<Called extends Operation>(
  origin: string,
  operation: Called,
  request?: CallRequest,
): Promise<OperationReply<Called>> {
  const { status, answer } = await send(origin, operation, request);
  if (status !== operation.status) throw new Error(`${operation.id} answered ${status}: ${JSON.stringify(answer)}`);
  return answer as OperationReply<Called>;
}

async function send(origin: string, operation: Operation, { token, params, body }: CallRequest = {}) {
  const response = await fetch(origin + operationPath(operation, params), {
    method: operation.method,
    headers: {
      ...(token !== undefined && { authorization: token }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, answer: (await response.json()) as unknown };
}
