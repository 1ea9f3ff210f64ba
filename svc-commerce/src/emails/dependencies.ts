import type { ProductType } from '@hearthway/contracts/commerce';
import type { LinkTokens, Logger, RunInTransaction, Transaction } from '@hearthway/service-kit';
import type { Pseudonyms } from '../personal-data/index.js';
import type { CapStore } from './cap-store.js';
import type { EmailLimits } from './email-caps.js';
import type { Sender } from './email-contents.js';
import type { EmailMetrics } from './email-metrics.js';
import type { EmailStore } from './email-store.js';
import type { RetryRules } from './email.js';
import type { MailService } from './mail-service.js';
import type { SuppressionStore } from './suppression-store.js';

/** What an email can be about, asked of those who own it. */
export interface EmailSubjects {
  /** Somebody on the waitlist, while they are. */
  waitlistEntry(id: string, transaction?: Transaction): Promise<{ readonly email: string } | undefined>;
  /** The same of the one whose links have this hash. */
  waitlistEntryByLink(linkHash: string): Promise<{ readonly email: string } | undefined>;
  /** From now on, links with this hash work for the entry. False when there is no such entry any more. */
  updateLink(entryId: string, linkHash: string, transaction: Transaction): Promise<boolean>;
  /** Deletes the pseudonym of the network that the join came from, and returns it. */
  deleteNetworkKey(entryId: string, transaction: Transaction): Promise<string | undefined>;
  /** A payment that is completed, and was not given back since. */
  purchase(paymentId: string, transaction?: Transaction): Promise<Purchase | undefined>;
}

export interface Purchase {
  readonly email: string;
  readonly firstName: string;
  readonly productType: ProductType;
  readonly amountCents: number;
  readonly memberNumber?: number | undefined;
  readonly paidAt: Date;
}

/** What the use cases of this room are given. */
export interface EmailDependencies {
  readonly store: EmailStore;
  readonly caps: CapStore;
  readonly suppressions: SuppressionStore;
  readonly subjects: EmailSubjects;
  readonly mailService: MailService;
  readonly pseudonyms: Pseudonyms;
  readonly linkTokens: LinkTokens;
  readonly transaction: RunInTransaction;
  readonly sender: Sender;
  /** Who hears of purchases. */
  readonly adminEmail: string;
  readonly limits: EmailLimits;
  readonly retry: RetryRules;
  readonly metrics: EmailMetrics;
  readonly logger: Logger;
  readonly now: () => Date;
  readonly newId: () => string;
}
