import type { EmailType } from '@hearthway/contracts/commerce';
import { currentTraceparent, type Transaction } from '@hearthway/service-kit';
import type { EmailDependencies } from './dependencies.js';
import { newEmail, type NewEmail } from './email.js';

type QueueDependencies = Pick<EmailDependencies, 'store' | 'subjects' | 'pseudonyms' | 'adminEmail' | 'now' | 'newId'>;

/** The confirmation of a join, unless who joined has left already. */
export async function queueWaitlistEmail(
  dependencies: QueueDependencies,
  { eventId, entryId }: { eventId: string; entryId: string },
  transaction: Transaction,
): Promise<void> {
  const { subjects, pseudonyms } = dependencies;
  const entry = await subjects.waitlistEntry(entryId, transaction);
  if (!entry) return;
  await queue(
    dependencies,
    {
      eventId,
      type: 'waitlist',
      subjectId: entryId,
      recipientKey: pseudonyms.ofEmail(entry.email),
      networkKey: await subjects.deleteNetworkKey(entryId, transaction),
    },
    transaction,
  );
}

/** The receipt of a purchase, and the notice to ourselves. */
export async function queuePurchaseEmails(
  dependencies: QueueDependencies,
  { eventId, paymentId }: { eventId: string; paymentId: string },
  transaction: Transaction,
): Promise<void> {
  const { subjects, pseudonyms, adminEmail } = dependencies;
  const purchase = await subjects.purchase(paymentId, transaction);
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
