import type { RenderedEmail } from './email-contents.js';
import type { SendOutcome } from './email.js';

/** One email on its way to one address. */
export interface Mail extends RenderedEmail {
  readonly to: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What the provider counts it under. */
  readonly category: string;
  /** Comes back in what the provider tells of it; no personal data. */
  readonly emailId: string;
}

/** Takes mail and delivers it. */
export interface MailService {
  send(mail: Mail): Promise<SendOutcome>;
}
