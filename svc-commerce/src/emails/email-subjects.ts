import type { PaymentStatus } from '@hearthway/contracts/commerce';
import type { Transaction } from '@hearthway/service-kit';
import type { EmailSubjects, Purchase } from './dependencies.js';

interface Waitlist {
  find(id: string, transaction?: Transaction): Promise<{ readonly email: string } | undefined>;
  findByLink(linkHash: string): Promise<{ readonly email: string } | undefined>;
  updateLink(id: string, linkHash: string, transaction: Transaction): Promise<boolean>;
  deleteNetworkKey(id: string, transaction: Transaction): Promise<string | undefined>;
}

type KeptPayment = Omit<Purchase, 'paidAt' | 'email' | 'firstName'> & {
  readonly buyer?: Pick<Purchase, 'email' | 'firstName'>;
  readonly status: PaymentStatus;
  readonly createdAt: Date;
  readonly settledAt?: Date;
};

interface Payments {
  find(id: string, transaction?: Transaction): Promise<KeptPayment | undefined>;
}

/** What emails are about, from the rooms that own it. */
export function createEmailSubjects(waitlist: Waitlist, payments: Payments): EmailSubjects {
  return {
    waitlistEntry: (id, transaction) => waitlist.find(id, transaction),
    waitlistEntryByLink: (linkHash) => waitlist.findByLink(linkHash),
    updateLink: (entryId, linkHash, transaction) => waitlist.updateLink(entryId, linkHash, transaction),
    deleteNetworkKey: (entryId, transaction) => waitlist.deleteNetworkKey(entryId, transaction),
    async purchase(paymentId, transaction) {
      const payment = await payments.find(paymentId, transaction);
      if (payment?.status !== 'completed' || !payment.buyer) return undefined;
      const { buyer, productType, amountCents, memberNumber, settledAt, createdAt } = payment;
      const { email, firstName } = buyer;
      return { email, firstName, productType, amountCents, memberNumber, paidAt: settledAt ?? createdAt };
    },
  };
}
