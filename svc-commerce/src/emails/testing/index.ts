import { growingStore, type GrowingStores } from '@hearthway/service-kit/testing/suites';
import { createEmailStore } from '../email-store.js';

const now = new Date();
const day = 86_400_000;
const later = new Date(now.getTime() + day);
const aDayAgo = new Date(now.getTime() - day);

/** The first hundred are due; the others were sent. */
const emailAt = (index: number) => ({
  type: 'waitlist' as const,
  subjectId: `entry-${index}`,
  recipientKey: `recipient-${index}`,
  priority: 1,
  attempts: 0,
  dueAt: aDayAgo,
  createdAt: aDayAgo,
  state: index < 100 ? ('queued' as const) : ('sent' as const),
});

export const growingStores: GrowingStores = {
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
      deleteClaimed: (emails, turn) => emails.deleteClaimed(`email-${50 + turn}`, aDayAgo),
      updateToSending: (emails, turn, transaction) =>
        emails.updateToSending(`email-${turn}`, aDayAgo, now, transaction),
      withdrawFromAlert: (emails, turn, transaction) =>
        emails.withdrawFromAlert(`entry-${turn}`, 'event-1', transaction),
      updateClaimed: (emails, turn) => emails.updateClaimed(`email-${turn}`, aDayAgo, { state: 'sent' }, now),
      updateFromSending: (emails, turn) => emails.updateFromSending(`email-${turn}`, { state: 'sent' }, now),
      updateUnconfirmed: (emails) => emails.updateUnconfirmed(aDayAgo, now),
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
};
