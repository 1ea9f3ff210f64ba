import type { Operation } from '@hearthway/contracts/operation';
import { problem } from '@hearthway/contracts/problem';
import type { ServiceClient } from '@hearthway/service-kit';

const timeout = 3000;

/** An operation of another service that says what one of its emails is about. */
interface IssuingOperation<Mail> extends Pick<Operation, 'id' | 'method' | 'path' | 'status'> {
  readonly reply: { parse(value: unknown): Mail };
}

/**
 * Asks what an email says, and for whom it is. Undefined when the service has the error `gone` for it: it is not to be sent.
 * Rejects on every other answer, and without one.
 */
export async function issueMail<Mail>(
  client: ServiceClient,
  operation: IssuingOperation<Mail>,
  { mailId, gone }: { readonly mailId: string; readonly gone: string },
): Promise<Mail | undefined> {
  const answer = await client.call(operation, { body: { mailId }, timeout });
  if (answer.status === operation.status) return operation.reply.parse(await answer.json());
  // Another 404 means that the service doesn't know the operation, which is no reason to drop an email.
  const body = problem.safeParse(await answer.json().catch(() => undefined));
  if (answer.status === 404 && body.data?.code === gone) return undefined;
  throw new Error(`${operation.id} answered with status ${answer.status}`);
}
