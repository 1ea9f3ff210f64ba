import type { Dependencies, LinkTokens } from '@hearthway/service-kit';
import type { AccountDirectory } from '../accounts/index.js';
import type { PaymentStore } from '../payments/index.js';
import type { Pseudonyms } from '../personal-data/index.js';
import type { SigningDirectory } from '../signing/index.js';
import type { WaitlistStore } from '../waitlist/index.js';
import type { Sender } from './contents/email-contents.js';
import type { EmailStore } from './email-store.js';
import type { EmailLimits } from './email.js';
import type { EmailMetrics } from './sending/email-metrics.js';
import type { MailService } from './sending/mail-service.js';

/** What the use cases of emails need. */
export interface EmailDependencies extends Pick<Dependencies, 'transaction' | 'now' | 'newId' | 'logger'> {
  readonly store: EmailStore;
  readonly waitlist: Pick<WaitlistStore, 'find' | 'findByLink' | 'updateLink'>;
  readonly payments: Pick<PaymentStore, 'find'>;
  readonly accounts: Pick<AccountDirectory, 'issueMail' | 'findVerifiedEmail'>;
  readonly signing: SigningDirectory;
  readonly mailService: MailService;
  readonly pseudonyms: Pseudonyms;
  readonly linkTokens: LinkTokens;
  readonly sender: Sender;
  /** Gets a notice of every purchase. */
  readonly adminEmail: string;
  readonly limits: EmailLimits;
  /** Until the second attempt. Doubles with each later one, up to an hour. */
  readonly retryMilliseconds: number;
  readonly metrics: EmailMetrics;
}
