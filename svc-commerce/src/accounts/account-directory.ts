import {
  findVerifiedAccount,
  findVerifiedEmail,
  issueAccountMail,
  type AccountMail,
} from '@hearthway/contracts/identity';
import type { Operation, OperationInput } from '@hearthway/contracts/operation';
import { problem } from '@hearthway/contracts/problem';
import type { ServiceClient } from '@hearthway/service-kit';
import type * as z from 'zod/mini';

/** What svc-identity knows about accounts. Each call rejects if the answer is missing or not as agreed. */
export interface AccountDirectory {
  /** The recipient of an email about an account, and a new link or code. Undefined if it need not be sent any more. */
  issueMail(mailId: string): Promise<AccountMail | undefined>;
  /** The confirmed address of an account. An account that has had one keeps one as long as it exists. */
  findVerifiedEmail(userId: string): Promise<string | undefined>;
  /** The id of the account that has confirmed this address. */
  findVerifiedAccount(email: string): Promise<string | undefined>;
}

/** svc-identity answered, but not as agreed. Of the answer, the error holds only the status. */
export class UnexpectedAnswerError extends Error {
  override readonly name = 'UnexpectedAnswerError';
  readonly code: number;

  constructor({ id }: Pick<Operation, 'id'>, status: number) {
    super(`${id} answered unexpectedly, with status ${status}`);
    this.code = status;
  }
}

type Question = Operation & { readonly reply: z.ZodMiniType };

const gone = 'account-mail.gone' satisfies keyof typeof issueAccountMail.errors;
/** Milliseconds. The message or email is retried later. */
const timeout = 3_000;

export function createAccountDirectory(client: ServiceClient): AccountDirectory {
  /** The reply; undefined if the answer is the error with this code. */
  async function ask<Op extends Question>(
    operation: Op,
    body: OperationInput<Op>['body'],
    goneCode?: string,
  ): Promise<z.infer<Op['reply']> | undefined> {
    const answer = await client.call(operation, { body, timeout });
    const json = await answer.json().catch(() => undefined);
    const reply = operation.reply.safeParse(json);
    if (answer.status === operation.status && reply.success) return reply.data as z.infer<Op['reply']>;
    // Any other 404 means that svc-identity doesn't know the operation yet.
    if (answer.status === 404 && goneCode !== undefined && problem.safeParse(json).data?.code === goneCode)
      return undefined;
    throw new UnexpectedAnswerError(operation, answer.status);
  }

  return {
    issueMail: (mailId) => ask(issueAccountMail, { mailId }, gone),
    findVerifiedEmail: async (userId) => (await ask(findVerifiedEmail, { userId }))?.email ?? undefined,
    findVerifiedAccount: async (email) => (await ask(findVerifiedAccount, { email }))?.userId ?? undefined,
  };
}
