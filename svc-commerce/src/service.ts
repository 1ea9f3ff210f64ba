import { eventCatalogue } from '@hearthway/contracts/catalogue';
import { identityIssuer } from '@hearthway/contracts/identity';
import { createServiceClient, linkTokens, openService, type ServiceParts } from '@hearthway/service-kit';
import { createAccountDirectory } from './accounts/index.js';
import { openAdminReveals } from './admin-reveals/index.js';
import type { Config } from './config.js';
import { createSendGridClient, openEmails } from './emails/index.js';
import { createPaymentStore, createStripeClient, openPayments } from './payments/index.js';
import { createPseudonyms } from './personal-data/index.js';
import { openPurchases } from './purchases/index.js';
import { emailSettings } from './settings.js';
import { createSigningDirectory } from './signing/index.js';
import { createWaitlistStore, openWaitlist } from './waitlist/index.js';

interface Parts extends ServiceParts<Config> {
  readonly now?: () => Date;
  /** How long sending one email may take. */
  readonly mailMilliseconds?: number;
}

/** Wires the service together; contains no logic. */
export async function buildService({ config, logger, metrics, now = () => new Date(), mailMilliseconds }: Parts) {
  const service = await openService({
    name: 'commerce',
    catalogue: eventCatalogue,
    issuer: identityIssuer,
    issuerUrl: config.IDENTITY_OPERATIONS_URL,
    config,
    logger,
    metrics,
    now,
  });
  const waitlist = createWaitlistStore(service.dependencies.connection);
  const payments = createPaymentStore(service.dependencies.connection);
  const accounts = createAccountDirectory(service.issuerClient);
  const signing = createSigningDirectory(
    createServiceClient({ caller: 'commerce', service: 'journey', url: config.JOURNEY_OPERATIONS_URL, config }),
  );
  const pseudonyms = createPseudonyms(config.EMAIL_ADDRESS_SECRET);
  const dependencies = { ...service.dependencies, pseudonyms, linkTokens };
  const emails = openEmails({
    ...dependencies,
    waitlist,
    payments,
    accounts,
    signing,
    mailService: createSendGridClient({
      apiKey: config.SENDGRID_API_KEY,
      apiUrl: config.SENDGRID_API_URL,
      from: config.EMAIL_FROM,
      timeoutMilliseconds: mailMilliseconds,
    }),
    ...emailSettings(config),
  });
  return service.serve([
    openWaitlist({
      ...dependencies,
      store: waitlist,
      queueConfirmation: emails.queueConfirmation,
      deleteEmailRecipients: emails.deleteRecipients,
      joinsPerMinute: config.WAITLIST_MAXIMUM_JOINS_PER_MINUTE,
    }),
    openPayments({
      ...dependencies,
      store: payments,
      provider: createStripeClient({
        secretKey: config.STRIPE_SECRET_KEY,
        webhookSecret: config.STRIPE_WEBHOOK_SECRET,
        apiUrl: config.STRIPE_API_URL,
        publicOrigin: config.PUBLIC_ORIGIN,
      }),
      queueReceipt: emails.queueReceipt,
      openOrdersPerNetwork: config.OPEN_ORDERS_PER_NETWORK,
    }),
    emails,
    openPurchases({ ...dependencies, payments, accounts }),
    openAdminReveals({ ...dependencies, waitlist, payments }),
  ]);
}
