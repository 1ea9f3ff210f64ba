import { runEmulator } from '@hearthway/emulator-kit';
import { readConfig } from './config.js';
import { createStripeEmulator } from './stripe-emulator.js';

try {
  const config = readConfig();
  const emulator = createStripeEmulator({
    secretKey: config.STRIPE_SECRET_KEY,
    webhookEndpoints: [{ url: config.STRIPE_WEBHOOK_URL, secret: config.STRIPE_WEBHOOK_SECRET }],
    merchant: config.MERCHANT_NAME,
  });
  process.exit(await runEmulator('stripe-emulator', emulator, config.PORT));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
