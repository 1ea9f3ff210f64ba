import type { EmailType, ProductType } from '@hearthway/contracts/commerce';
import type { EnvelopeStatus } from '@hearthway/contracts/journey';

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

export interface ConfirmEmailContents {
  readonly type: 'email-verification' | 'verification-reminder';
  readonly url: string;
  readonly code: string;
  /** An account that has a confirmed address is to get this one. */
  readonly isChange: boolean;
}

export interface PasswordResetContents {
  readonly type: 'password-reset';
  readonly url: string;
  readonly username: string | null;
  /** The old one was turned off when an email change was undone, and nobody asked for this email. */
  readonly isPasswordOff: boolean;
}

export interface PasswordChangedContents {
  readonly type: 'password-changed';
  readonly at: Date;
  /** Where to ask for a new password. */
  readonly url: string;
}

export interface EmailChangedContents {
  readonly type: 'email-changed';
  readonly at: Date;
  readonly url: string;
}

/** To the address that an undone change took away. */
export interface EmailChangeUndoneContents {
  readonly type: 'email-change-undone';
  readonly at: Date;
}

export interface SignInCodeContents {
  readonly type: 'sign-in-code';
  /** As it is shown: `BCDF-GHJK`. */
  readonly code: string;
  readonly device: string | null;
}

export interface NewDeviceContents {
  readonly type: 'new-device';
  readonly device: string | null;
  readonly at: Date;
  readonly url: string;
  /** Where to ask for a new password. */
  readonly passwordUrl: string;
}

/** What an email about an account says. No stranger can have written any of it. */
export type AccountContents =
  | ConfirmEmailContents
  | PasswordResetContents
  | PasswordChangedContents
  | EmailChangedContents
  | EmailChangeUndoneContents
  | SignInCodeContents
  | NewDeviceContents;

export interface AlertContents {
  readonly type: 'alert';
  /** As our rules name them. Empty for everything else, which may have words of the buyer. */
  readonly deadlines: readonly string[];
  readonly startsAt: Date;
  /** IANA name of the zone in which to tell the time. */
  readonly timeZone: string;
}

export interface SignatureContents {
  readonly type: 'signature-request' | 'signature-reminder' | 'signature-completed';
  /** A name and nothing else, or empty. */
  readonly senderName: string;
  /** Which the sender has confirmed. */
  readonly senderEmail: string;
  readonly url: string;
  /** Until when the signer can sign. */
  readonly expiresAt: Date;
}

export interface SignatureCodeContents {
  readonly type: 'signature-code';
  readonly code: string;
}

/** For the buyer who sent a document for signature. */
export interface SignatureNewsContents {
  readonly type: 'signature-progress' | 'signature-ended';
  readonly status: EnvelopeStatus;
  /** A name and nothing else, or empty. */
  readonly signerName: string;
  readonly signed: number;
  readonly signers: number;
  readonly url: string;
}

/** What an email says, before it is rendered. */
export type EmailContents =
  | WaitlistContents
  | FoundingContents
  | ToolkitContents
  | AdminContents
  | AccountContents
  | AlertContents
  | SignatureContents
  | SignatureCodeContents
  | SignatureNewsContents;

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
  }
}
