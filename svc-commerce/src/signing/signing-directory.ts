import { issueSigningMail, type SigningMail } from '@hearthway/contracts/journey';
import type { ServiceClient } from '@hearthway/service-kit';
import { issueMail } from '../issued-mails/index.js';

/** What svc-journey tells about emails to signers. Rejects when it does not answer. */
export interface SigningDirectory {
  /** What an email says and to whom; undefined if it should no longer be sent. */
  issueMail(mailId: string): Promise<SigningMail | undefined>;
}

export function createSigningDirectory(client: ServiceClient): SigningDirectory {
  return { issueMail: (mailId) => issueMail(client, issueSigningMail, { mailId, gone: 'signing-mail.not-found' }) };
}
