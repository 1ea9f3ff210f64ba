import type { Engines, Logger, Metrics, Transaction } from '@hearthway/service-kit';
import { createCapStore } from './cap-store.js';
import type { EmailDependencies } from './dependencies.js';
import { emailConsumer } from './email-consumers.js';
import { createEmailMetrics } from './email-metrics.js';
import { emailRoutes } from './email-routes.js';
import { createEmailSender } from './email-sender.js';
import { createEmailStore } from './email-store.js';
import { flagUnconfirmed, sendNextEmail } from './send-next-email.js';
import { createSuppressionStore } from './suppression-store.js';

type Given = Pick<
  EmailDependencies,
  | 'subjects'
  | 'mailService'
  | 'pseudonyms'
  | 'linkTokens'
  | 'transaction'
  | 'sender'
  | 'adminEmail'
  | 'limits'
  | 'retry'
  | 'now'
  | 'newId'
>;

interface Parts extends Given {
  readonly connection: Engines['connection'];
  readonly logger: Logger;
  readonly metrics: Metrics;
}

/** The wiring of this room. */
export function openEmails({ connection, logger, metrics, ...given }: Parts) {
  const store = createEmailStore(connection);
  const caps = createCapStore(connection);
  const suppressions = createSuppressionStore(connection);
  const dependencies: EmailDependencies = {
    ...given,
    store,
    caps,
    suppressions,
    metrics: createEmailMetrics(metrics.registry),
    logger,
  };
  const sender = createEmailSender({
    sendNext: () => sendNextEmail(dependencies),
    flagUnconfirmed: () => flagUnconfirmed(dependencies),
    logger,
  });

  return {
    routes: emailRoutes(dependencies),
    consumer: emailConsumer(dependencies, () => sender.nudge()),
    deleteRecipients: (subjectId: string, transaction: Transaction): Promise<void> =>
      store.deleteRecipients(subjectId, transaction),
    async ensureIndexes() {
      await store.ensureIndexes();
      await caps.ensureIndexes();
      await suppressions.ensureIndexes();
    },
    start: () => sender.start(),
    stop: () => sender.stop(),
  };
}
