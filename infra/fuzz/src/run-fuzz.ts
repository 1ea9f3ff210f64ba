import { findLogLines } from '@hearthway/system';
import { openOperations } from './fuzz-case.js';
import { startFuzzedSystem } from './fuzzed-system.js';
import { runCases } from './run-cases.js';
import { runMalformed } from './run-malformed.js';
import { Tally } from './tally.js';

export interface FuzzOptions {
  readonly cases: number;
  readonly seed: number;
  readonly environment: NodeJS.ProcessEnv;
  readonly report: (line: string) => void;
  readonly signal?: AbortSignal;
}

export interface FuzzResult {
  readonly answered: number;
  /** Total of problems found. */
  readonly found: number;
  /** Operations that never succeeded. */
  readonly neverSucceeded: readonly string[];
}

/** One in this many cases goes over a bare socket. */
const malformedShare = 5;

/** Starts a system, sends it generated requests, and reports the results. */
export async function fuzz({ cases, seed, environment, report, signal }: FuzzOptions): Promise<FuzzResult> {
  const fuzzed = await startFuzzedSystem({ seed, environment, report, ...(signal && { signal }) });
  const tally = new Tally();
  try {
    const malformed = Math.floor(cases / malformedShare);
    report(`seed ${seed}: ${cases - malformed} requests from the contracts, ${malformed} that are not quite HTTP`);
    const run = { url: fuzzed.system.url, seed, tally, ...(signal && { signal }) };
    await runCases({ ...run, callers: fuzzed.callers, cases: cases - malformed });
    await runMalformed({ ...run, cases: malformed });
    if (tally.findings.size > 0) {
      for (const line of await findLogLines(fuzzed.system.folders.logs, '"level":"error"')) report(line);
    }
  } finally {
    await fuzzed.stop();
  }
  for (const line of tally.lines()) report(line);
  const neverSucceeded = tally.neverSucceeded(openOperations.map(({ id }) => id));
  report(`operations of which no case succeeded: ${neverSucceeded.length}`);
  for (const operation of neverSucceeded) report(`  ${operation}: ${tally.statusesOf(operation)}`);
  const found = [...tally.findings.values()].reduce((sum, examples) => sum + examples.length, 0);
  return { answered: tally.answers, found, neverSucceeded };
}
