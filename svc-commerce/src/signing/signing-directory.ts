import { issueSigningMail, type SigningMail } from '@hearthway/contracts/journey';
import type { ServiceClient } from '@hearthway/service-kit';
import { ask } from '../questions/index.js';

/** What svc-journey knows about emails to signers. Each call rejects if the answer is missing or not as agreed. */
export interface SigningDirectory {
  /** The recipient of an email, and a new link or code. Undefined if it need not be sent any more. */
  issueMail(mailId: string): Promise<SigningMail | undefined>;
}

const gone = 'signing-mail.gone' satisfies keyof typeof issueSigningMail.errors;

export const createSigningDirectory = (client: ServiceClient): SigningDirectory => ({
  issueMail: (mailId) => ask(client, issueSigningMail, { mailId }, gone),
});
