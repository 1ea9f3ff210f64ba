import type { EmailType, ProductType } from '@hearthway/contracts/commerce';

/** Where links lead, and what the law wants at the foot of every email. */
export interface Sender {
  /** Of the site, without a slash at its end. */
  readonly origin: string;
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

/** What an email says, before it is drawn. */
export type EmailContents = WaitlistContents | FoundingContents | ToolkitContents | AdminContents;

export interface RenderedEmail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

const nameOnly = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,39}$/u;

/** The first name to greet by; none when it is more than a name: whoever pays may type what they like, such as an address. */
export function greetingName(firstName: string): string | undefined {
  return nameOnly.test(firstName) ? firstName : undefined;
}

const samplePurchase = {
  paymentId: '00000000-0000-4000-8000-000000000000',
  paidAt: new Date('2026-01-15T18:00:00Z'),
  greetingName: 'Jordan',
};

/** Contents of nobody, to look at. Its links lead to pages where they do nothing. */
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
