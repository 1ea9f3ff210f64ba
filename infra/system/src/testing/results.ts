import { relative } from 'node:path';
import * as z from 'zod/mini';

/** The outcome of one run of a runner. */
export interface Results {
  readonly passed: number;
  readonly failed: number;
  /** Failed tests: file and full name. */
  readonly failures: readonly string[];
  /** Tests that failed at first and passed when repeated: they count as passed, but need fixing. */
  readonly flaky: readonly string[];
  /** Files that had a failed test or could not be run. */
  readonly redFiles: readonly string[];
}

/** The results of one part of the whole run, under its name. */
export interface Outcome extends Partial<Results> {
  readonly label: string;
  readonly passed: number;
  readonly failed: number;
}

const jestReport = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/**
 * @param report - Jest's report, if it wrote one
 * @param code - its exit code: a run that failed for reasons other than a failed test counts as one failure
 */
export function readJestReport(report: unknown, code: number, root: string): Results {
  if (report === undefined) return withoutReport(code);
  const { numPassedTests, testResults } = jestReport.parse(report);
  const redFiles: string[] = [];
  const failures: string[] = [];
  for (const { name, status, assertionResults } of testResults.filter((file) => file.status === 'failed')) {
    const file = relative(root, name);
    const tests = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
    redFiles.push(file);
    failures.push(...(tests.length === 0 ? [`${file}: ${status}`] : tests.map((test) => `${file}: ${test}`)));
  }
  return withCode(code, { passed: numPassedTests, failed: failures.length, failures, flaky: [], redFiles });
}

/** Merges a run and the repetition of its red files. */
export function withRepetition(first: Results, second: Results): Results {
  return {
    passed: first.passed + first.failures.filter((name) => !second.failures.includes(name)).length,
    failed: second.failed,
    failures: second.failures,
    flaky: first.failures.filter((name) => !second.failures.includes(name)),
    redFiles: second.redFiles,
  };
}

const playwrightTest = z.object({ projectName: z.string(), status: z.string() });
interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[] | undefined;
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly z.infer<typeof playwrightTest>[];
  }[];
}
const playwrightSuite: z.ZodMiniType<PlaywrightSuite> = z.object({
  title: z.string(),
  get suites() {
    return z.optional(z.array(playwrightSuite));
  },
  specs: z.array(z.object({ title: z.string(), file: z.string(), tests: z.array(playwrightTest) })),
});
const playwrightReport = z.object({ suites: z.array(playwrightSuite) });

/** @param report - Playwright's report, if it wrote one */
export function readPlaywrightReport(report: unknown, code: number): Results {
  if (report === undefined) return withoutReport(code);
  const tests = playwrightReport.parse(report).suites.flatMap((suite) => testsOf(suite, []));
  const named = (status: string) => tests.filter((test) => test.status === status);
  const failures = named('unexpected').map(({ name }) => name);
  const flaky = named('flaky').map(({ name }) => name);
  const redFiles = [...new Set(named('unexpected').map(({ file }) => file))];
  return withCode(code, {
    passed: named('expected').length + flaky.length,
    failed: failures.length,
    failures,
    flaky,
    redFiles,
  });
}

function testsOf(suite: PlaywrightSuite, above: readonly string[]): { name: string; file: string; status: string }[] {
  const own = suite.specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status }) => ({
      name: `${file}: ${[...above, title].join(' ')} (${projectName})`,
      file,
      status,
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, [...above, inner.title]))];
}

function withoutReport(code: number): Results {
  return withCode(code, { passed: 0, failed: 0, failures: [], flaky: [], redFiles: [] });
}

function withCode(code: number, results: Results): Results {
  if (code === 0 || results.failed > 0) return results;
  return { ...results, failed: 1, failures: [`the runner ended with ${code}`] };
}
