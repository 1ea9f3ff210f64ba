import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeEngineData, startEngines } from '@hearthway/engines';
import { startTemporarySystem } from '../temporary-system.js';
import { ensureChromium } from '../testing/chromium.js';
import { runChecks } from '../testing/checks.js';
import { ensureOtherBrowsers } from '../testing/other-browsers.js';
import { runPacts } from '../testing/pacts.js';
import { runJest, runPlaywright, type Outcome, type RunContext } from '../testing/runners.js';

type Part = (context: RunContext) => Promise<Outcome[]>;

const report = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const whole: Readonly<Record<string, Part>> = {
  checks: (context) => runChecks(['lint', 'types', 'format', 'rules of the house', 'unused code', 'commits'], context),
  unit: (context) => runJest('unit and component tests', ['unit', 'web'], context),
  int: (context) => withEngines(context, (engines) => runJest('integration tests', ['int'], engines)),
  pact: (context) => withEngines(context, runPacts),
  e2e: async (context) => [
    ...(await runJest('faults of the whole system', ['system'], context)),
    ...(await browserTests(context)),
  ],
};

const parts: Readonly<Record<string, Part>> = {
  ...whole,
  lint: (context) => runChecks(['lint', 'format', 'rules of the house', 'unused code', 'commits'], context),
  typecheck: (context) => runChecks(['types'], context),
  rare: (context) => runJest('rare faults', ['rare'], context),
  browsers: (context) => {
    ensureOtherBrowsers(report);
    return runJest('Firefox and WebKit', ['browsers'], context);
  },
};

/** `npm test [-- part]`: runs every part, or one. The last line it prints is the total of all runners. */
export async function test(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  stopAsked: AbortSignal,
): Promise<number> {
  const [only] = args;
  if (only !== undefined && !(only in parts)) {
    throw new Error(`There is no part named ${only}. There are: ${Object.keys(parts).join(', ')}.`);
  }
  const outcomes: Outcome[] = [];
  for (const [name, part] of Object.entries(only === undefined ? whole : parts)) {
    if (only !== undefined && only !== name) continue;
    outcomes.push(...(await part({ environment, stopAsked }).catch((error: unknown) => [broken(name, error)])));
    stopAsked.throwIfAborted();
  }
  return summary(outcomes);
}

async function withEngines(context: RunContext, work: (context: RunContext) => Promise<Outcome[]>): Promise<Outcome[]> {
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
}

/** Runs the browser tests against a whole system on free ports with its own data. */
async function browserTests({ environment, stopAsked }: RunContext): Promise<Outcome[]> {
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

function broken(name: string, error: unknown): Outcome {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${text}\n`);
  return { label: `${name} could not run`, passed: 0, failed: 1 };
}

function summary(outcomes: readonly Outcome[]): number {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  report('');
  // Repeated here, because a runner's own message can be a thousand lines above.
  for (const failure of outcomes.flatMap(({ failures = [] }) => failures)) report(`failed: ${failure}`);
  for (const outcome of outcomes) {
    report(
      `${outcome.label.padEnd(32)} ${String(outcome.passed).padStart(5)} passed ${String(outcome.failed).padStart(4)} failed`,
    );
  }
  report(`${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
}
