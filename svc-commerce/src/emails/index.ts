import type { Dependencies, ServiceModule, Transaction } from '@hearthway/service-kit';
import type { EmailDependencies } from './dependencies.js';
import { emailRoutes } from './email-routes.js';
import { createEmailStore } from './email-store.js';
import { emailConsumer } from './queueing/queue-emails.js';
import { createEmailMetrics } from './sending/email-metrics.js';
import { createEmailSender } from './sending/email-sender.js';

export { createSendGridClient } from './sending/sendgrid-client.js';

type Needed = Dependencies & Omit<EmailDependencies, 'store' | 'metrics'>;

export function openEmails({ connection, metrics, ...needed }: Needed): ServiceModule & {
  readonly deleteRecipients: (subjectId: string, transaction: Transaction) => Promise<void>;
} {
  const store = createEmailStore(connection);
  const dependencies: EmailDependencies = { ...needed, store, metrics: createEmailMetrics(metrics.registry) };
  const sender = createEmailSender(dependencies);
  return {
    stores: [store],
    routes: emailRoutes(dependencies),
    consumers: [emailConsumer(dependencies, () => sender.wake())],
    start: () => sender.start(),
    stop: () => sender.stop(),
    deleteRecipients: (subjectId, transaction) => store.deleteRecipients(subjectId, transaction),
  };
}
