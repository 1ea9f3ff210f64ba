import type { Operation, OperationInput } from '@hearthway/contracts/operation';
import { problem } from '@hearthway/contracts/problem';
import type { ServiceClient } from '@hearthway/service-kit';
import type * as z from 'zod/mini';

/** A service answered, but not as agreed. Of the answer, the error holds only the status. */
export class UnexpectedAnswerError extends Error {
  override readonly name = 'UnexpectedAnswerError';
  readonly code: number;

  constructor({ id }: Pick<Operation, 'id'>, status: number) {
    super(`${id} answered unexpectedly, with status ${status}`);
    this.code = status;
  }
}

type Question = Operation & { readonly reply: z.ZodMiniType };

/** Milliseconds. The message or email is retried later. */
const timeout = 3_000;

/**
 * The reply; undefined if the answer is the error with the code `goneCode`.
 * @throws UnexpectedAnswerError
 */
export async function ask<Op extends Question>(
  client: ServiceClient,
  operation: Op,
  body: OperationInput<Op>['body'],
  goneCode?: string,
): Promise<z.infer<Op['reply']> | undefined> {
  const answer = await client.call(operation, { body, timeout });
  const json = await answer.json().catch(() => undefined);
  const reply = operation.reply.safeParse(json);
  if (answer.status === operation.status && reply.success) return reply.data as z.infer<Op['reply']>;
  // Any other 404 means that the service doesn't know the operation yet.
  if (answer.status === 404 && goneCode !== undefined && problem.safeParse(json).data?.code === goneCode)
    return undefined;
  throw new UnexpectedAnswerError(operation, answer.status);
}
