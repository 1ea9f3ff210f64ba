import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeEngineData, startEngines } from '@hearthway/engines';
import { startTemporarySystem } from '../temporary-system.js';
import { ensureChromium } from '../testing/chromium.js';
import { runChecks } from '../testing/checks.js';
import { ensureOtherBrowsers } from '../testing/other-browsers.js';
import { runPacts } from '../testing/pacts.js';
import type { Outcome } from '../testing/results.js';
import { runJest, runPlaywright, type RunContext, type SetUp } from '../testing/runners.js';
import { summaryOf, type Stage } from '../testing/summary.js';

type Part = (context: RunContext) => Promise<Outcome[]>;

const report = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** What `npm test` runs, in this order. */
const whole = {
  checks: (context: RunContext) =>
    runChecks(['lint', 'types', 'format', 'rules of the house', 'unused code', 'commits'], context),
  unit: async (context: RunContext) => [await runJest('unit and component tests', ['unit', 'web'], context)],
  int: async (context: RunContext) => [await runJest('integration tests', ['int'], context, withEngines)],
  pact: (context: RunContext) => runPacts(context, withEngines),
  system: async (context: RunContext) => [await runJest('faults of the whole system', ['system'], context)],
  browser: async (context: RunContext) => [await browserTests(context)],
} satisfies Record<string, Part>;

const parts: Readonly<Record<string, readonly Part[]>> = {
  ...Object.fromEntries(Object.entries(whole).map(([name, part]) => [name, [part]])),
  e2e: [whole.system, whole.browser],
  lint: [(context) => runChecks(['lint', 'format', 'rules of the house', 'unused code', 'commits'], context)],
  typecheck: [(context) => runChecks(['types'], context)],
  rare: [async (context) => [await runJest('rare faults', ['rare'], context)]],
  browsers: [
    async (context) => {
      await ensureOtherBrowsers(report);
      return [await runJest('Firefox and WebKit', ['browsers'], context)];
    },
  ],
};

/**
 * `npm test [-- part]`: runs every part, or one, and stops after the first that fails. The last line it prints is the total of
 * all runners.
 */
export async function test(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  stopAsked: AbortSignal,
): Promise<number> {
  const [only] = args;
  const chosen = only === undefined ? Object.values(whole) : parts[only];
  if (!chosen) {
    throw new Error(`There is no part named ${only}. There are: ${Object.keys(parts).join(', ')}.`);
  }
  const stages: Stage[] = [];
  for (const part of chosen) {
    const started = performance.now();
    const outcomes = await part({ environment, stopAsked }).catch((error: unknown) => [broken(error)]);
    stages.push({ outcomes, seconds: (performance.now() - started) / 1000 });
    stopAsked.throwIfAborted();
    if (outcomes.some(({ failed }) => failed > 0)) break;
  }
  const { lines, exitCode } = summaryOf(stages, chosen.length);
  for (const line of lines) report(line);
  return exitCode;
}

const withEngines: SetUp = async (context, work) => {
  const { environment, stopAsked } = context;
  if (environment['HEARTHWAY_TEST_MONGODB_URI']) return work(context);
  const folder = mkdtempSync(join(tmpdir(), 'hearthway-test-'));
  const engines = await startEngines({ dataFolder: folder, environment, report, signal: stopAsked });
  try {
    const addresses = {
      HEARTHWAY_TEST_MONGODB_URI: engines.mongodb.url,
      HEARTHWAY_TEST_AMQP_URL: engines.rabbitmq.url,
    };
    return await work({ environment: { ...environment, ...addresses }, stopAsked });
  } finally {
    await engines.stop();
    await removeEngineData(folder, environment);
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Runs the browser tests against a whole system on free ports with its own data. */
async function browserTests({ environment, stopAsked }: RunContext): Promise<Outcome> {
  const chromium = await ensureChromium(environment, report);
  const system = await startTemporarySystem({
    environment,
    report,
    signal: stopAsked,
    // Every test registers its own buyers and makes its own payments, all from one address.
    serviceEnvironment: {
      gateway: {
        REGISTRATIONS_PER_MINUTE_PER_IP: '6000',
        REQUESTS_PER_MINUTE_PER_IP: '60000',
        WAITLIST_JOINS_PER_MINUTE_PER_IP: '6000',
        PAYMENTS_PER_MINUTE_PER_IP: '6000',
      },
      commerce: { OPEN_FOUNDING_ORDERS_PER_NETWORK: '6000', OPEN_TOOLKIT_ORDERS_PER_NETWORK: '6000' },
    },
  });
  try {
    const addresses = {
      E2E_BASE_URL: system.url,
      E2E_CHROMIUM: chromium,
      E2E_DATA_FOLDER: system.folders.root,
      E2E_MONGODB_URL: system.engines.mongodb.url,
      E2E_MAILBOX_URL: system.serviceUrl('sendgrid-emulator'),
    };
    return await runPlaywright('browser tests', { environment: { ...environment, ...addresses }, stopAsked });
  } finally {
    await system.stop();
  }
}

function broken(error: unknown): Outcome {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { label: 'could not run', passed: 0, failed: 1, failures: [text] };
}
