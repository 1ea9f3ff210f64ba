/**
 * `npm run bench:commerce`: payments through the gateway of a system of its own, against the emulator of Stripe. Prints each
 * figure beside its goal; it judges nothing by its exit code.
 */
import { removeEngineData } from '@hearthway/engines';
import { dataFolders, freePorts, startSystem } from '@hearthway/system';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { measurePayments } from './payments.js';

const goals = { preparesPerSecond: 150, verifiesPerSecond: 400, webhookP99: 100 } as const;

const asked = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => asked.abort(new Error('Stopped.')));

const folder = mkdtempSync(join(tmpdir(), 'hearthway-bench-commerce-'));
const [port] = await freePorts(1);
if (port === undefined) throw new Error('No free port was found');
const system = await startSystem({
  dataFolder: folder,
  port,
  // Without keys of Stripe, so that the emulator is asked; one address buys everything here.
  environment: {
    ...process.env,
    STRIPE_SECRET_KEY: undefined,
    LOG_LEVEL: 'warn',
    REQUESTS_PER_MINUTE_PER_IP: '10000000',
    PAYMENTS_PER_MINUTE_PER_IP: '10000000',
    OPEN_TOOLKIT_ORDERS_PER_NETWORK: '10000000',
  },
  report: print,
  signal: asked.signal,
});
try {
  print(`${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores; whoever sends runs on them too`);
  const figures = await measurePayments({
    origin: system.url,
    stripeUrl: system.serviceUrl('stripe-emulator'),
    secretsFile: system.folders.secrets,
  });
  const { preparesPerSecond, verifiesPerSecond, webhooks } = figures;
  figure(
    'prepare, a second',
    preparesPerSecond,
    `≥ ${goals.preparesPerSecond}`,
    preparesPerSecond < goals.preparesPerSecond,
  );
  figure(
    'verify, a second',
    verifiesPerSecond,
    `≥ ${goals.verifiesPerSecond}`,
    verifiesPerSecond < goals.verifiesPerSecond,
  );
  print(`${webhooks.count} webhooks that fulfil, 50 a second: ${webhooks.refused} refused`);
  figure('webhook to answer, median, ms', webhooks.p50);
  figure('webhook to answer, p99, ms', webhooks.p99, `≤ ${goals.webhookP99}`, webhooks.p99 > goals.webhookP99);
} finally {
  await system.stop();
  await removeEngineData(dataFolders(folder).engines, process.env);
  rmSync(folder, { recursive: true, force: true });
}

function figure(what: string, value: number, goal = '', missed = false): void {
  print(`${what.padEnd(36)}${value.toFixed(0).padStart(8)}   ${goal}${missed ? '   MISSED' : ''}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
