import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import * as z from 'zod/mini';
import { repositoryRoot } from '../paths.js';
import { signalGroup, spawnFollowingNode } from '../processes/following-node.js';

export interface RunContext {
  readonly environment: NodeJS.ProcessEnv;
  /** Ends the run and everything it has started. */
  readonly stopAsked: AbortSignal;
}

const stopMilliseconds = 10_000;

export interface Outcome {
  readonly label: string;
  readonly passed: number;
  readonly failed: number;
  /** Failed tests, if the runner names them: file and full name. */
  readonly failures?: readonly string[];
}

const testFile = z.object({
  name: z.string(),
  status: z.string(),
  assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
});
const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(testFile),
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/** Runs Jest projects. A run that failed in another way than by a failed test (a file that cannot be read) counts as one failure. */
export async function runJest(
  label: string,
  projects: readonly string[],
  { environment, stopAsked }: RunContext,
): Promise<Outcome[]> {
  return withReportFile(async (file) => {
    const code = await run(
      ['node_modules/jest/bin/jest.js', '--selectProjects', ...projects, '--json', `--outputFile=${file}`],
      { environment: { ...environment, PACT_DO_NOT_TRACK: 'true' }, stopAsked },
    );
    const found = readReport(file, jestReport);
    return [
      {
        ...outcome(label, code, found?.numPassedTests ?? 0, found?.numFailedTests ?? 0),
        failures: found?.testResults.flatMap(failuresOfFile) ?? [],
      },
    ];
  });
}

export async function runPlaywright(label: string, { environment, stopAsked }: RunContext): Promise<Outcome[]> {
  return withReportFile(async (file) => {
    const code = await run(
      ['node_modules/@playwright/test/cli.js', 'test', '--config', 'infra/e2e/playwright.config.ts'],
      { environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: file }, stopAsked },
    );
    const stats = readReport(file, playwrightReport)?.stats;
    return [outcome(label, code, stats?.expected ?? 0, (stats?.unexpected ?? 0) + (stats?.flaky ?? 0))];
  });
}

/** Runs Node on a script of the repository and shows its output. Resolves with the exit code, even if it was canceled. */
export function run(args: readonly string[], { environment, stopAsked }: RunContext): Promise<number> {
  stopAsked.throwIfAborted();
  return new Promise((resolve, reject) => {
    const child = spawnFollowingNode(args, { environment, output: 'inherit', errors: 'inherit' });
    let late: NodeJS.Timeout | undefined;
    const giveUp = () => {
      signalGroup(child, 'SIGTERM');
      late = setTimeout(() => signalGroup(child, 'SIGKILL'), stopMilliseconds);
    };
    stopAsked.addEventListener('abort', giveUp, { once: true });
    child.once('error', reject);
    child.once('close', (code) => {
      stopAsked.removeEventListener('abort', giveUp);
      clearTimeout(late);
      if (stopAsked.aborted) signalGroup(child, 'SIGKILL');
      resolve(code ?? 1);
    });
  });
}

function failuresOfFile({ name, status, assertionResults }: z.infer<typeof testFile>): string[] {
  const file = relative(repositoryRoot, name);
  const tests = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
  return status === 'failed' && tests.length === 0 ? [file] : tests.map((test) => `${file}: ${test}`);
}

function outcome(label: string, code: number, passed: number, failed: number): Outcome {
  return { label, passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

async function withReportFile(work: (file: string) => Promise<Outcome[]>): Promise<Outcome[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthway-report-'));
  try {
    return await work(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport<Schema extends z.ZodMiniType>(file: string, schema: Schema): z.infer<Schema> | undefined {
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}
