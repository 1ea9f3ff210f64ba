import { startTemporarySystem } from '../temporary-system.js';
import { report } from './report.js';
import type { Outcome } from './results.js';
import { runPlaywright, type RunContext } from './runners.js';

/**
 * Runs browser tests against a whole system on free ports with its own data.
 * @param chromium - the program, once it is available
 * @param args - for Playwright, such as which tests
 */
export async function runBrowserTests(
  { environment, stopAsked }: RunContext,
  chromium: Promise<string>,
  args: readonly string[],
): Promise<Outcome> {
  const system = await startTemporarySystem({
    // A machine that freezes for seconds must not look like a service that is down.
    environment: { ...environment, PATIENCE: '20' },
    report,
    signal: stopAsked,
    // Every test registers its own buyers and makes its own payments, all from one address.
    serviceEnvironment: {
      gateway: {
        REGISTRATIONS_PER_MINUTE_PER_IP: '6000',
        REQUESTS_PER_MINUTE_PER_IP: '60000',
        ACCOUNT_MAILS_PER_MINUTE_PER_IP: '6000',
        WAITLIST_JOINS_PER_MINUTE_PER_IP: '6000',
        PAYMENTS_PER_MINUTE_PER_IP: '6000',
      },
      commerce: { OPEN_ORDERS_PER_NETWORK: '6000' },
      registry: { CHROMIUM: await chromium },
    },
  });
  try {
    const addresses = {
      E2E_BASE_URL: system.url,
      E2E_CHROMIUM: await chromium,
      E2E_DATA_FOLDER: system.folders.root,
      E2E_REGISTRY_URL: system.serviceUrl('registry'),
      E2E_MONGODB_URL: system.engines.mongodb.url,
      E2E_MAILBOX_URL: system.serviceUrl('sendgrid-emulator'),
    };
    return await runPlaywright('browser tests', args, { environment: { ...environment, ...addresses }, stopAsked });
  } finally {
    await system.stop();
  }
}
