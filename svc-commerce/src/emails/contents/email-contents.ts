import { accountPages } from '@hearthway/contracts/account-pages';
import type { EmailType, ProductType } from '@hearthway/contracts/commerce';
import { signingPage } from '@hearthway/contracts/journey';

/** What the links and the footer of every email need. */
export interface Sender {
  /** Of the site, without a trailing slash. */
  readonly origin: string;
  /** Required by law. */
  readonly postalAddress: string;
}

export interface WaitlistContents {
  readonly type: 'waitlist';
  readonly leaveUrl: string;
  readonly unsubscribeUrl: string;
}

interface Purchase {
  readonly paymentId: string;
  readonly amountCents: number;
  readonly paidAt: Date;
}

export interface FoundingContents extends Purchase {
  readonly type: 'founding';
  readonly greetingName?: string | undefined;
  readonly memberNumber: number;
}

export interface ToolkitContents extends Purchase {
  readonly type: 'offer';
  readonly greetingName?: string | undefined;
}

export interface AdminContents extends Purchase {
  readonly type: 'admin';
  readonly productType: ProductType;
  readonly memberNumber?: number | undefined;
}

export interface AccountLinkContents {
  readonly type: 'password-reset' | 'email-verification';
  readonly url: string;
}

export interface PasswordChangedContents {
  readonly type: 'password-changed';
  readonly changedAt: Date;
  /** Where to ask for a link for another password. */
  readonly url: string;
}

export interface AlertContents {
  readonly type: 'alert';
  /** Its name; `null` for what the buyer has named. */
  readonly deadline: string | null;
  readonly startsAt: Date;
  readonly timeZone: string;
  readonly url: string;
  readonly settingsUrl: string;
}

export interface SignatureContents {
  readonly type: 'signature-request' | 'signature-reminder' | 'signature-completed';
  /** Empty if it isn’t known. */
  readonly senderName: string;
  readonly url: string;
  readonly expiresAt: Date;
}

export interface SignatureCodeContents {
  readonly type: 'signature-code';
  readonly code: string;
}

/** What an email says, before it is rendered. */
export type EmailContents =
  | WaitlistContents
  | FoundingContents
  | ToolkitContents
  | AdminContents
  | AlertContents
  | AccountLinkContents
  | SignatureContents
  | SignatureCodeContents
  | PasswordChangedContents;

export interface RenderedEmail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

const nameOnly = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,39}$/u;

/** The first name, if it is no more than a name: a buyer may type anything there, such as an advertisement. */
export function greetingName(firstName: string): string | undefined {
  return nameOnly.test(firstName) ? firstName : undefined;
}

const samplePurchase = {
  paymentId: '00000000-0000-4000-8000-000000000000',
  paidAt: new Date('2026-01-15T18:00:00Z'),
  greetingName: 'Jordan',
};

/** Sample contents. Their links have no token, so they do nothing. */
export function sampleContents(type: EmailType, { origin }: Sender): EmailContents {
  switch (type) {
    case 'waitlist':
      return { type, leaveUrl: `${origin}/waitlist/leave`, unsubscribeUrl: `${origin}/email/unsubscribe` };
    case 'founding':
      return { type, ...samplePurchase, memberNumber: 12, amountCents: 5_000 };
    case 'offer':
      return { type, ...samplePurchase, amountCents: 10_000 };
    case 'admin':
      return { type, ...samplePurchase, productType: 'founding_member', memberNumber: 12, amountCents: 5_000 };
    case 'alert':
      return {
        type,
        deadline: 'Option period ends',
        startsAt: samplePurchase.paidAt,
        timeZone: 'America/Chicago',
        url: `${origin}/dashboard#upcoming-schedule`,
        settingsUrl: `${origin}/settings`,
      };
    case 'signature-request':
    case 'signature-reminder':
    case 'signature-completed':
      return {
        ...{ type, senderName: 'Jordan Rivera', url: origin + signingPage },
        expiresAt: samplePurchase.paidAt,
      };
    case 'signature-code':
      return { type, code: '012345' };
    case 'password-reset':
      return { type, url: origin + accountPages.newPassword };
    case 'email-verification':
      return { type, url: origin + accountPages.verifyEmail };
    case 'password-changed':
      return { type, changedAt: samplePurchase.paidAt, url: origin + accountPages.forgotPassword };
  }
}
