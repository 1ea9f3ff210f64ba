import { growingStore, storeGrowthSuite } from '@hearthway/service-kit/testing/suites';
import { join } from 'node:path';
import { createEmailStore } from '../src/emails/email-store.js';
import { createPaymentStore } from '../src/payments/index.js';
import { createWaitlistStore } from '../src/waitlist/index.js';

const now = new Date();
const day = 86_400_000;
const later = new Date(now.getTime() + day);
const daysAgo = (days: number) => new Date(now.getTime() - days * day);
const acceptedTerms = { at: now, version: '1' };

const entryAt = (index: number) => ({
  email: `buyer${index}@example.org`,
  emailKey: `buyer${index}@example.org`,
  name: 'Jordan',
  state: 'TX' as const,
  source: 'landing_page' as const,
  acceptedTerms,
  createdAt: new Date(now.getTime() + index),
  networkKey: 'network',
  linkHash: `link-${index}`,
});

/** The first hundred are open and due for the sweep; the others were paid. */
const paymentAt = (index: number) => ({
  productType: 'founding_member' as const,
  amountCents: 1000,
  currency: 'usd' as const,
  acceptedTerms,
  cancelKeyHash: 'hash',
  createdAt: new Date(now.getTime() + index),
  expiresAt: later,
  sessionId: `session-${index}`,
  looks: 0,
  ...(index < 100
    ? { status: 'pending' as const, emailKey: 'one', networkKey: 'one', nextLookAt: daysAgo(1) }
    : { status: 'completed' as const }),
});

/** The first hundred are due; the others were sent. */
const emailAt = (index: number) => ({
  eventId: `event-${index}`,
  type: 'waitlist' as const,
  subjectId: `entry-${index}`,
  recipientKey: `recipient-${index}`,
  priority: 1,
  attempts: 0,
  dueAt: daysAgo(1),
  createdAt: daysAgo(1),
  state: index < 100 ? ('queued' as const) : ('sent' as const),
});

storeGrowthSuite({
  folder: join(import.meta.dirname, '../src'),
  stores: {
    createWaitlistStore: growingStore({
      create: createWaitlistStore,
      documents: { waitlist: (index) => ({ _id: `entry-${index}`, ...entryAt(index) }) },
      prepare: (waitlist) => waitlist.ensureIndexes(),
      calls: {
        has: (waitlist, turn) => waitlist.has(`buyer${turn}@example.org`),
        insert: (waitlist, turn, transaction) =>
          waitlist.insert({ id: `new-${turn}`, ...entryAt(-1 - turn) }, transaction),
        find: (waitlist, turn) => waitlist.find(`entry-${turn}`),
        findPage: (waitlist, turn) =>
          waitlist.findPage({ createdAt: entryAt(500 + turn).createdAt, id: 'entry-500' }, 50),
        findAll: 'An admin exports all of them.',
        findByLink: (waitlist, turn) => waitlist.findByLink(`link-${turn}`),
        updateLink: (waitlist, turn, transaction) => waitlist.updateLink(`entry-${turn}`, `other-${turn}`, transaction),
        deleteNetworkKey: (waitlist, turn, transaction) => waitlist.deleteNetworkKey(`entry-${turn}`, transaction),
        delete: (waitlist, turn, transaction) => waitlist.delete(`entry-${500 + turn}`, transaction),
        count: (waitlist) => waitlist.count(),
        updateCount: 'Counts all entries, once per database, for a release that found them uncounted.',
      },
    }),
    createPaymentStore: growingStore({
      create: createPaymentStore,
      documents: { payments: (index) => ({ _id: `payment-${index}`, ...paymentAt(index) }) },
      calls: {
        insert: (payments, turn) => payments.insert({ id: `new-${turn}`, ...paymentAt(-1 - turn), status: 'pending' }),
        find: (payments, turn) => payments.find(`payment-${turn}`),
        findBySession: (payments, turn) => payments.findBySession(`session-${turn}`),
        findPage: (payments, turn) =>
          payments.findPage({ createdAt: paymentAt(500 + turn).createdAt, id: 'payment-500' }, 50),
        findAllByProduct: 'An admin exports all of them.',
        updateSession: (payments, turn, transaction) =>
          payments.updateSession(`payment-${turn}`, `other-${turn}`, transaction),
        updateSettled: (payments, turn, transaction) =>
          payments.updateSettled(
            { id: `payment-${500 + turn}`, status: 'completed' },
            { status: 'completed' },
            now,
            transaction,
          ),
        updateRefundRequested: (payments, turn) => payments.updateRefundRequested(`payment-${500 + turn}`),
        findOpen: (payments) =>
          payments.findOpen({ productType: 'founding_member', emailKey: 'one', networkKey: 'one' }),
        findFullUntil: (payments) => payments.findFullUntil('one', 50),
        findDue: (payments) => payments.findDue(now, 20),
        updateNextLook: (payments, turn) =>
          payments.updateNextLook({ id: `payment-${turn}`, ...paymentAt(turn), nextLookAt: daysAgo(1) }, later),
        deleteBuyers: (payments) => payments.deleteBuyers(now),
        countMembers: 'A hundred members at most.',
        admitMember: 'A hundred members at most.',
        updateMemberRefunded: 'A hundred members at most.',
      },
    }),
    createEmailStore: growingStore({
      create: createEmailStore,
      documents: {
        emails: (index) => ({ _id: `email-${index}`, ...emailAt(index) }),
        'email-counters': (index) => ({ _id: `cap-${index}`, count: 1, expiresAt: later }),
        'email-suppressions': (index) => ({ _id: `recipient-${index}`, since: now }),
      },
      calls: {
        insert: (emails, turn, transaction) =>
          emails.insert({ id: `new-${turn}`, ...emailAt(-1 - turn), state: 'sent' }, transaction),
        claim: (emails, turn) => emails.claim(now, new Date(now.getTime() - 1 - turn)),
        updateToSending: (emails, turn, transaction) =>
          emails.updateToSending(`email-${turn}`, daysAgo(1), now, transaction),
        updateClaimed: (emails, turn) => emails.updateClaimed(`email-${turn}`, daysAgo(1), { state: 'sent' }, now),
        updateFromSending: (emails, turn) => emails.updateFromSending(`email-${turn}`, { state: 'sent' }, now),
        updateUnconfirmed: (emails) => emails.updateUnconfirmed(daysAgo(1), now),
        deleteRecipients: (emails, turn, transaction) => emails.deleteRecipients(`entry-${turn}`, transaction),
        incrementCaps: (emails, turn) =>
          emails.incrementCaps([{ key: `cap-${turn}`, maximum: 5, name: 'address' }], later),
        decrementCaps: (emails, turn) => emails.decrementCaps([{ key: `cap-${turn}`, maximum: 5, name: 'address' }]),
        hasSuppression: (emails, turn) => emails.hasSuppression(`recipient-${turn}`),
        insertSuppression: (emails, turn) => emails.insertSuppression(`new-${turn}`, now),
        deleteSuppression: (emails, turn, transaction) =>
          emails.deleteSuppression(`recipient-${500 + turn}`, transaction),
      },
    }),
  },
});
