import type { RenderedEmail } from '../contents/email-contents.js';
import type { SendOutcome } from '../email.js';

/** One email to one address. */
export interface Mail extends RenderedEmail {
  readonly to: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What the provider's statistics count it under. */
  readonly category: string;
  /** Returned in the provider's reports, so it must not be personal data. */
  readonly mailId: string;
}

export interface MailService {
  send(mail: Mail): Promise<SendOutcome>;
}
