import type { Engines, Metrics, Transaction } from '@hearthway/service-kit';
import type { EmailDependencies } from './dependencies.js';
import { emailRoutes } from './email-routes.js';
import { createEmailStore } from './email-store.js';
import { emailConsumer } from './queueing/queue-emails.js';
import { createEmailMetrics } from './sending/email-metrics.js';
import { createEmailSender } from './sending/email-sender.js';

interface Parts extends Omit<EmailDependencies, 'store' | 'metrics'> {
  readonly connection: Engines['connection'];
  readonly metrics: Metrics;
}

/** Wires the emails together. */
export function openEmails({ connection, metrics, ...parts }: Parts) {
  const store = createEmailStore(connection);
  const dependencies: EmailDependencies = { ...parts, store, metrics: createEmailMetrics(metrics.registry) };
  const sender = createEmailSender(dependencies);

  return {
    routes: emailRoutes(dependencies),
    consumer: emailConsumer(dependencies, () => sender.wake()),
    deleteRecipients: (subjectId: string, transaction: Transaction): Promise<void> =>
      store.deleteRecipients(subjectId, transaction),
    ensureIndexes: () => store.ensureIndexes(),
    start: () => sender.start(),
    stop: () => sender.stop(),
  };
}
