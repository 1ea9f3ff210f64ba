import type { EmailType } from '@hearthway/contracts/commerce';
import { accountMailRequested } from '@hearthway/contracts/identity';
import { alertOutdated, deadlineNear, signingMailRequested } from '@hearthway/contracts/journey';
import { currentTraceparent, on, type ConsumerDefinition, type Transaction } from '@hearthway/service-kit';
import type { Payment } from '../../payments/index.js';
import type { EmailDependencies } from '../dependencies.js';
import { newEmail, purchaseOf, type NewEmail } from '../email.js';

type QueueDependencies = Pick<EmailDependencies, 'store' | 'pseudonyms' | 'adminEmail' | 'now' | 'newId'>;

/** Queues the emails that other services ask for: about accounts, about what is near on a buyer's schedule, and to signers. */
export const emailConsumer = (
  dependencies: Pick<QueueDependencies, 'store' | 'now' | 'newId'>,
): ConsumerDefinition => ({
  queue: 'commerce.emails',
  handlers: [
    on(accountMailRequested, ({ data }, transaction) =>
      queue(dependencies, { type: data.kind, subjectId: data.mailId }, transaction),
    ),
    on(signingMailRequested, ({ data }, transaction) =>
      queue(dependencies, { type: data.kind, subjectId: data.mailId }, transaction),
    ),
    on(deadlineNear, ({ data: { alertId, userId, events, startsAt, timeZone } }, transaction) => {
      const alert = { userId, events, startsAt: new Date(startsAt), timeZone };
      return queue(dependencies, { type: 'alert', subjectId: alertId, alert }, transaction);
    }),
    on(alertOutdated, ({ data: { alertId, eventId } }, transaction) =>
      dependencies.store.withdrawFromAlert(alertId, eventId, transaction),
    ),
  ],
});

/** Who has just joined the waitlist, and from where. */
export interface Joined {
  readonly entryId: string;
  readonly email: string;
  /** Pseudonym of the network. */
  readonly networkKey: string;
}

/**
 * Queues the confirmation of a join. It holds the only link to leave, so it goes out even to somebody who had unsubscribed and
 * left before. A stranger who enters the address gets no further than that: it is on the list then, and once its owner
 * unsubscribes, nobody can join it again.
 */
export async function queueConfirmation(
  dependencies: QueueDependencies,
  { entryId, email, networkKey }: Joined,
  transaction: Transaction,
): Promise<void> {
  const recipientKey = dependencies.pseudonyms.ofEmail(email);
  await dependencies.store.deleteSuppression(recipientKey, transaction);
  await queue(dependencies, { type: 'waitlist', subjectId: entryId, recipientKey, networkKey }, transaction);
}

/** Queues the receipt of a completed payment, and the notice to ourselves. */
export async function queueReceipt(
  dependencies: QueueDependencies,
  payment: Payment,
  transaction: Transaction,
): Promise<void> {
  const { pseudonyms, adminEmail } = dependencies;
  const purchase = purchaseOf(payment);
  if (!purchase) return;
  const type: EmailType = purchase.productType === 'founding_member' ? 'founding' : 'offer';
  const subjectId = payment.id;
  await queue(dependencies, { type, subjectId, recipientKey: pseudonyms.ofEmail(purchase.email) }, transaction);
  await queue(dependencies, { type: 'admin', subjectId, recipientKey: pseudonyms.ofEmail(adminEmail) }, transaction);
}

async function queue(
  { store, now, newId }: Pick<QueueDependencies, 'store' | 'now' | 'newId'>,
  email: Omit<NewEmail, 'id'>,
  transaction: Transaction,
): Promise<void> {
  const traceparent = currentTraceparent();
  const traced = { id: newId(), ...email, ...(traceparent !== undefined && { traceparent }) };
  await store.insert(newEmail(traced, now()), transaction);
}
