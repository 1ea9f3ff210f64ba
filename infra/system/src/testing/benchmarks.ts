import type { Outcome } from './results.js';
import { run, type RunContext } from './runners.js';

/** Scripts and arguments: each measures for about half a minute, and fails only if it cannot measure. */
const benchmarks = {
  'benchmark of starting': ['infra/bench/src/bench-start.ts', '--short'],
  'benchmark of the public pages': ['infra/bench/src/bench-web.ts', '--short'],
  'benchmark of commerce': ['infra/bench/src/bench-commerce.ts', '--short'],
  'benchmark of the journey': ['infra/bench/src/bench-journey.ts', '--short'],
  'benchmark of releases': ['infra/bench/src/bench-releases.ts', '--short'],
  'benchmark of refreshing': ['infra/bench/src/bench-refresh.ts', '--short'],
  'benchmark of Mia': ['infra/bench/src/bench-mia.ts', '--short'],
  'benchmark of analytics': ['infra/bench/src/bench-analytics.ts', '--short'],
  'random payment schedules': ['svc-commerce/test/faults-payments.ts', '60', '--seed', '7'],
} satisfies Record<string, readonly string[]>;

/** One after the other, because they would distort each other's results. */
export async function runBenchmarks(context: RunContext): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [label, args] of Object.entries(benchmarks)) {
    const isGood = (await run(['--import', 'tsx', ...args], context)) === 0;
    outcomes.push({ label, passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, failures: isGood ? [] : [label] });
  }
  return outcomes;
}
