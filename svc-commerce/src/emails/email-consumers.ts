import { paymentCompleted, waitlistJoined } from '@hearthway/contracts/commerce';
import { on, type ConsumerDefinition } from '@hearthway/service-kit';
import type { EmailDependencies } from './dependencies.js';
import { queuePurchaseEmails, queueWaitlistEmail } from './queue-emails.js';

/** Email is written down in the transaction that the event is handled in, and sent after it. */
export function emailConsumer(dependencies: EmailDependencies, nudgeSender: () => void): ConsumerDefinition {
  return {
    queue: 'commerce.emails',
    handlers: [
      on(waitlistJoined, async ({ id, data }, transaction) => {
        transaction.once('ended', nudgeSender);
        await queueWaitlistEmail(dependencies, { eventId: id, entryId: data.entryId }, transaction);
      }),
      on(paymentCompleted, async ({ id, data }, transaction) => {
        transaction.once('ended', nudgeSender);
        await queuePurchaseEmails(dependencies, { eventId: id, paymentId: data.paymentId }, transaction);
      }),
    ],
  };
}
