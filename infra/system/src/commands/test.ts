import { runBenchmarks } from '../testing/benchmarks.js';
import { runBrowserTests } from '../testing/browser-tests.js';
import { runChecks, type CheckName } from '../testing/checks.js';
import { ensureChromium } from '../testing/chromium.js';
import { ensureClamd } from '../testing/clamd.js';
import { ensureOtherBrowsers } from '../testing/other-browsers.js';
import { runPacts } from '../testing/pacts.js';
import { report } from '../testing/report.js';
import type { Outcome } from '../testing/results.js';
import { runJest, type RunContext } from '../testing/runners.js';
import { summaryOf, type Stage } from '../testing/summary.js';
import { fetchEngines, withEngines } from '../testing/with-engines.js';

/** Things that several parts need are fetched once, on first request. */
interface TestContext extends RunContext {
  readonly chromium: () => Promise<string>;
}
type Part = (context: TestContext) => Promise<Outcome[]>;

const all: readonly CheckName[] = ['types', 'lint', 'format', 'import rules', 'unused code', 'commits'];
const checks: Part = (context) => runChecks(all, context);
const regularExpressions: Part = (context) => runChecks(['regular expressions'], context);
const unit: Part = async (context) => [await runJest('unit and component tests', ['unit', 'web'], context)];
const int: Part = async (context) => [await runJest('integration tests', ['int'], context, withEngines)];
const slowInt: Part = async (context) => {
  await ensureClamd(report);
  return [await runJest('slow integration tests', ['slow-int'], context, withEngines)];
};
const pact: Part = (context) => runPacts(context, withEngines);
const authorization: Part = async (context) => [await runJest('authorization of every operation', ['system'], context)];
const faults: Part = async (context) => [await runJest('faults of the whole system', ['slow-system'], context)];
const mainPaths: Part = async (context) => [await runBrowserTests(context, context.chromium(), ['--grep', '@gate'])];
const allPaths: Part = async (context) => [await runBrowserTests(context, context.chromium(), [])];
const otherBrowsers: Part = async (context) => {
  await ensureOtherBrowsers(report);
  return [await runJest('Firefox and WebKit', ['browsers'], context)];
};

/** The gate that every change must pass. Quick parts come first, because the first red part ends the run. */
const gate: readonly Part[] = [checks, unit, int, pact, authorization, mainPaths];

const suites: Readonly<Record<string, readonly Part[]>> = {
  gate,
  full: [
    checks,
    unit,
    int,
    pact,
    authorization,
    allPaths,
    slowInt,
    faults,
    otherBrowsers,
    regularExpressions,
    runBenchmarks,
  ],
  lint: [checks],
  typecheck: [(context) => runChecks(['types'], context)],
  unit: [unit],
  int: [int],
  pact: [pact],
  e2e: [authorization, allPaths],
  slow: [slowInt, faults],
  browsers: [otherBrowsers],
};

/**
 * `npm test` runs the gate; with the name of a suite, that suite. Stops after the first part that fails. The last line
 * it prints is the total of all runners.
 */
export async function test(
  [name = 'gate']: readonly string[],
  environment: NodeJS.ProcessEnv,
  stopAsked: AbortSignal,
): Promise<number> {
  const suite = suites[name];
  if (!suite) throw new Error(`There is no suite named ${name}. There are: ${Object.keys(suites).join(', ')}.`);
  let chromium: Promise<string> | undefined;
  const context = { environment, stopAsked, chromium: () => (chromium ??= ensureChromium(environment, report)) };
  const fetched = suite.length > 2 ? fetchAhead(context) : Promise.resolve();
  const stages: Stage[] = [];
  for (const part of suite) {
    const started = performance.now();
    if (part === int) await fetched;
    const outcomes = await part(context).catch((error: unknown) => [broken(error)]);
    stages.push({ outcomes, seconds: (performance.now() - started) / 1000 });
    stopAsked.throwIfAborted();
    if (outcomes.some(({ failed }) => failed > 0)) break;
  }
  await fetched;
  const { lines, exitCode } = summaryOf(stages, suite.length);
  for (const line of lines) report(line);
  return exitCode;
}

/** Prefetches for later parts while the first ones run. Failures recur, and are reported, in the part that needs it. */
async function fetchAhead(context: TestContext): Promise<void> {
  const ignored = () => undefined;
  await fetchEngines(context).catch(ignored);
  await context.chromium().catch(ignored);
}

function broken(error: unknown): Outcome {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { label: 'could not run', passed: 0, failed: 1, failures: [text] };
}
