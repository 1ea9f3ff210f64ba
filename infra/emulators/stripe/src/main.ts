import { runEmulator } from '@hearthway/emulator-kit';
import { readConfig } from './config.js';
import { createStripeEmulator } from './stripe-emulator.js';

try {
  const config = readConfig();
  const { STRIPE_WEBHOOK_SECRET: secret, STRIPE_WEBHOOK_URL: url } = config;
  const emulator = createStripeEmulator({
    secretKey: config.STRIPE_SECRET_KEY,
    ...(url === undefined || secret === undefined
      ? {}
      : { webhookEndpoints: [{ url, secret, events: config.STRIPE_WEBHOOK_EVENTS.split(',') }] }),
    ...(config.PUBLIC_URL === undefined ? {} : { publicUrl: config.PUBLIC_URL }),
    ...(config.MERCHANT_NAME === undefined ? {} : { merchant: config.MERCHANT_NAME }),
    ...(config.STATE_FILE === undefined ? {} : { stateFile: config.STATE_FILE }),
  });
  process.exit(await runEmulator('stripe-emulator', emulator, config.PORT));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
