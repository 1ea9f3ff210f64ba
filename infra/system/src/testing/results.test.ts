import { describe, expect, it } from '@jest/globals';
import { readJestReport, readPlaywrightReport, withRepetition, type Results } from './results.js';
import { summaryOf } from './summary.js';

const file = (name: string, tests: Record<string, string>, status = 'passed') => ({
  name: `/repository/${name}`,
  status,
  assertionResults: Object.entries(tests).map(([fullName, each]) => ({ fullName, status: each })),
});
const jestRun = (...testResults: ReturnType<typeof file>[]): Results => {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const numPassedTests = all.filter(({ status }) => status === 'passed').length;
  const isRed = testResults.some(({ status }) => status === 'failed');
  return readJestReport({ numPassedTests, testResults }, isRed ? 1 : 0, '/repository');
};

describe('a run of Jest', () => {
  it('names what failed, and files that could not be run', () => {
    const results = jestRun(
      file('a.test.ts', { adds: 'passed', divides: 'failed' }, 'failed'),
      file('b.test.ts', {}, 'failed'),
      file('c.test.ts', { holds: 'passed' }),
    );

    expect(results).toMatchObject({ passed: 2, failed: 2, redFiles: ['a.test.ts', 'b.test.ts'] });
    expect(results.failures).toEqual(['a.test.ts: divides', 'b.test.ts: failed']);
  });

  it('that ends in another way than by a failed test has failed', () => {
    expect(readJestReport({ numPassedTests: 3, testResults: [] }, 1, '/')).toMatchObject({ passed: 3, failed: 1 });
    expect(readJestReport(undefined, 137, '/')).toMatchObject({ passed: 0, failed: 1 });
  });

  it('counts what passes when it is repeated, and names it as flaky', () => {
    const first = jestRun(file('a.test.ts', { adds: 'passed', divides: 'failed' }, 'failed'));
    const second = jestRun(file('a.test.ts', { adds: 'passed', divides: 'passed' }));

    expect(withRepetition(first, second)).toMatchObject({ passed: 2, failed: 0, flaky: ['a.test.ts: divides'] });
    expect(withRepetition(first, first)).toMatchObject({ passed: 1, failed: 1, flaky: [] });
  });
});

it('reads names, retries, and failures of Playwright', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'pages.e2e.ts',
    tests: [{ projectName: 'wide', status }],
  });
  const suites = [
    {
      title: 'pages.e2e.ts',
      specs: [spec('opens', 'expected'), spec('closes', 'flaky'), spec('waits', 'skipped')],
      suites: [{ title: 'at every width', specs: [spec('fits', 'unexpected')] }],
    },
  ];

  expect(readPlaywrightReport({ suites }, 1)).toEqual({
    passed: 2,
    failed: 1,
    failures: ['pages.e2e.ts: at every width fits (wide)'],
    flaky: ['pages.e2e.ts: closes (wide)'],
    redFiles: ['pages.e2e.ts'],
  });
});

describe('the summary', () => {
  it('ends with the total, after what failed, what was flaky, and the time of each stage', () => {
    const lint = { label: 'lint', passed: 1, failed: 0 };
    const unit = { label: 'unit', passed: 7, failed: 1, failures: ['a.test.ts: divides'], flaky: ['b.test.ts: waits'] };

    const { lines, exitCode } = summaryOf(
      [
        { outcomes: [lint], seconds: 12.4 },
        { outcomes: [unit], seconds: 3 },
      ],
      5,
    );

    expect(exitCode).toBe(1);
    expect(lines).toContain('failed: a.test.ts: divides');
    expect(lines).toContain('flaky: b.test.ts: waits');
    expect(lines.find((line) => line.startsWith('lint'))).toMatch(/ 1 passed +0 failed +12 s$/);
    expect(lines.at(-2)).toContain('3 not run');
    expect(lines.at(-1)).toBe('8 passed, 1 failed');
  });

  it('is red if nothing ran', () => {
    expect(summaryOf([], 1).exitCode).toBe(1);
  });
});
