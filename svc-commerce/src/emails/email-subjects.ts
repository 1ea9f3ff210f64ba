import type { PaymentStatus } from '@hearthway/contracts/commerce';
import type { Transaction } from '@hearthway/service-kit';
import type { EmailSubjects, Purchase } from './dependencies.js';

interface Waitlist {
  find(id: string, transaction?: Transaction): Promise<{ readonly email: string } | undefined>;
  takeNetworkKey(id: string, transaction: Transaction): Promise<string | undefined>;
}

type KeptPayment = Omit<Purchase, 'paidAt'> & {
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
    takeNetworkKey: (entryId, transaction) => waitlist.takeNetworkKey(entryId, transaction),
    async purchase(paymentId, transaction) {
      const payment = await payments.find(paymentId, transaction);
      if (payment?.status !== 'completed') return undefined;
      const { email, firstName, productType, amountCents, memberNumber, settledAt, createdAt } = payment;
      return { email, firstName, productType, amountCents, memberNumber, paidAt: settledAt ?? createdAt };
    },
  };
}
