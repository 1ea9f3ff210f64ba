import { paymentCompleted, waitlistJoined, type EmailType } from '@hearthway/contracts/commerce';
import { accountMailRequested } from '@hearthway/contracts/identity';
import { currentTraceparent, on, type ConsumerDefinition, type Transaction } from '@hearthway/service-kit';
import type { EmailDependencies } from '../dependencies.js';
import { newEmail, purchaseOf, type NewEmail } from '../email.js';

type QueueDependencies = Pick<
  EmailDependencies,
  'store' | 'waitlist' | 'payments' | 'pseudonyms' | 'adminEmail' | 'now' | 'newId'
>;

/** Queues the emails for an event in the transaction that handles it, and wakes the sender once that is committed. */
export function emailConsumer(dependencies: QueueDependencies, wakeSender: () => void): ConsumerDefinition {
  return {
    queue: 'commerce.emails',
    handlers: [
      on(waitlistJoined, ({ id, data }, transaction) =>
        queueConfirmation(dependencies, { eventId: id, entryId: data.entryId }, transaction),
      ),
      on(paymentCompleted, ({ id, data }, transaction) =>
        queueReceipt(dependencies, { eventId: id, paymentId: data.paymentId }, transaction),
      ),
      on(accountMailRequested, ({ id, data }, transaction) =>
        queue(dependencies, { eventId: id, type: data.kind, subjectId: data.mailId }, transaction),
      ),
    ],
    afterCommit: wakeSender,
  };
}

/**
 * Queues the confirmation of a join, unless whoever joined has left already. It holds the only link to leave, so it goes out
 * even to somebody who had unsubscribed and left before. A stranger who enters the address gets no further than that: it is on
 * the list then, and once its owner unsubscribes, nobody can join it again.
 */
async function queueConfirmation(
  dependencies: QueueDependencies,
  { eventId, entryId }: { eventId: string; entryId: string },
  transaction: Transaction,
): Promise<void> {
  const { waitlist, pseudonyms } = dependencies;
  const entry = await waitlist.find(entryId, transaction);
  if (!entry) return;
  const recipientKey = pseudonyms.ofEmail(entry.email);
  await dependencies.store.deleteSuppression(recipientKey, transaction);
  const networkKey = await waitlist.deleteNetworkKey(entryId, transaction);
  await queue(dependencies, { eventId, type: 'waitlist', subjectId: entryId, recipientKey, networkKey }, transaction);
}

/** Queues the receipt of a purchase, and the notice to ourselves. */
async function queueReceipt(
  dependencies: QueueDependencies,
  { eventId, paymentId }: { eventId: string; paymentId: string },
  transaction: Transaction,
): Promise<void> {
  const { payments, pseudonyms, adminEmail } = dependencies;
  const purchase = purchaseOf(await payments.find(paymentId, transaction));
  if (!purchase) return;
  const receipt: EmailType = purchase.productType === 'founding_member' ? 'founding' : 'offer';
  const email = { eventId, subjectId: paymentId };
  const recipientKey = pseudonyms.ofEmail(purchase.email);
  await queue(dependencies, { ...email, type: receipt, recipientKey }, transaction);
  await queue(dependencies, { ...email, type: 'admin', recipientKey: pseudonyms.ofEmail(adminEmail) }, transaction);
}

async function queue(
  { store, now, newId }: QueueDependencies,
  email: Omit<NewEmail, 'id'>,
  transaction: Transaction,
): Promise<void> {
  await store.insert(newEmail({ id: newId(), traceparent: currentTraceparent(), ...email }, now()), transaction);
}
