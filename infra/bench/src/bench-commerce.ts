/**
 * `npm run bench:commerce`: makes payments through the gateway of its own system, with the Stripe emulator. Prints
 * each figure beside its goal, and never fails because of one. `--short` takes half a minute.
 */
import { parseArgs } from 'node:util';
import { measurePayments } from './payments.js';
import { measureSystem, noLimit, print, printFigure } from './system-of-its-own.js';

const goals = { preparesPerSecond: 150, verifiesPerSecond: 400, webhookP99: 100 } as const;

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const extent = values.short ? { orders: 200, verifies: 500 } : { orders: 1500, verifies: 4000 };

// Without Stripe keys, so that the emulator is used. To the gateway, the benchmark is a proxy in front of many buyers.
const environment = {
  ...process.env,
  STRIPE_SECRET_KEY: undefined,
  LOG_LEVEL: 'warn',
  REQUESTS_PER_MINUTE_PER_IP: noLimit,
  PAYMENTS_PER_MINUTE_PER_IP: noLimit,
};
const serviceEnvironment = { gateway: { TRUSTED_PROXIES: '127.0.0.1,::1' } };

await measureSystem({ environment, serviceEnvironment }, async ({ url, serviceUrl, folders }) => {
  const { preparesPerSecond, verifiesPerSecond, webhooks } = await measurePayments({
    origin: url,
    stripeUrl: serviceUrl('stripe-emulator'),
    secretsFile: folders.secrets,
    ...extent,
  });
  if (preparesPerSecond === 0 || verifiesPerSecond === 0 || webhooks.count === 0) process.exitCode = 1;
  printRate('prepare, a second', preparesPerSecond, goals.preparesPerSecond);
  printRate('verify, a second', verifiesPerSecond, goals.verifiesPerSecond);
  print(`${webhooks.count} webhooks that fulfil, 50 a second: ${webhooks.refused} refused`);
  printFigure('webhook to answer, median, ms', webhooks.p50);
  printFigure('webhook to answer, p99, ms', webhooks.p99, `≤ ${goals.webhookP99}`, webhooks.p99 > goals.webhookP99);
});

function printRate(what: string, perSecond: number, goal: number): void {
  printFigure(what, perSecond, `≥ ${goal}`, perSecond < goal);
}
