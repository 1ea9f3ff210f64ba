import type { Dependencies, ServiceModule, Transaction } from '@hearthway/service-kit';
import type { Payment } from '../payments/index.js';
import type { EmailDependencies } from './dependencies.js';
import { emailRoutes } from './email-routes.js';
import { createEmailStore } from './email-store.js';
import { emailConsumer, queueConfirmation, queueReceipt, type Joined } from './queueing/queue-emails.js';
import { createEmailMetrics } from './sending/email-metrics.js';
import { createEmailSender } from './sending/email-sender.js';

export { createSendGridClient } from './sending/sendgrid-client.js';

type Needed = Dependencies & Omit<EmailDependencies, 'store' | 'metrics'>;

interface Emails extends ServiceModule {
  readonly queueConfirmation: (joined: Joined, transaction: Transaction) => Promise<void>;
  readonly queueReceipt: (payment: Payment, transaction: Transaction) => Promise<void>;
  readonly deleteRecipients: (subjectId: string, transaction: Transaction) => Promise<void>;
}

export function openEmails({ connection, metrics, ...needed }: Needed): Emails {
  const store = createEmailStore(connection);
  const dependencies: EmailDependencies = { ...needed, store, metrics: createEmailMetrics(metrics.registry) };
  return {
    stores: [store],
    routes: emailRoutes(dependencies),
    consumers: [emailConsumer(dependencies)],
    ...createEmailSender(dependencies),
    queueConfirmation: (joined, transaction) => queueConfirmation(dependencies, joined, transaction),
    queueReceipt: (payment, transaction) => queueReceipt(dependencies, payment, transaction),
    deleteRecipients: (subjectId, transaction) => store.deleteRecipients(subjectId, transaction),
  };
}
