import type { Engines, Logger, Metrics } from '@hearthway/service-kit';
import { createAddressKeys } from './address-keys.js';
import { createCapStore } from './cap-store.js';
import type { EmailDependencies } from './dependencies.js';
import { emailConsumer } from './email-consumers.js';
import { createEmailMetrics } from './email-metrics.js';
import { emailRoutes } from './email-routes.js';
import { createEmailSender } from './email-sender.js';
import { createEmailStore } from './email-store.js';
import { linkKeys } from './link-keys.js';
import { flagUnconfirmed, sendNextEmail } from './send-next-email.js';
import { createSuppressionStore } from './suppression-store.js';
import { createWaitlistMail } from './waitlist-mail.js';

type Given = Pick<
  EmailDependencies,
  'subjects' | 'mailService' | 'sender' | 'adminEmail' | 'limits' | 'retry' | 'now' | 'newId'
>;

interface Parts extends Given {
  readonly connection: Engines['connection'];
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly addressSecret: string;
}

/** The wiring of this room. */
export function openEmails({ connection, logger, metrics, addressSecret, ...given }: Parts) {
  const store = createEmailStore(connection);
  const caps = createCapStore(connection);
  const suppressions = createSuppressionStore(connection);
  const addressKeys = createAddressKeys(addressSecret);
  const dependencies: EmailDependencies = {
    ...given,
    store,
    caps,
    suppressions,
    addressKeys,
    linkKeys,
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
    waitlistMail: createWaitlistMail(store, linkKeys),
    networkKeyOf: (address: string) => addressKeys.ofNetwork(address),
    async ensureIndexes() {
      await store.ensureIndexes();
      await caps.ensureIndexes();
      await suppressions.ensureIndexes();
    },
    start: () => sender.start(),
    stop: () => sender.stop(),
  };
}
