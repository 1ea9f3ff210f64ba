import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../paths.js';
import { signalGroup, spawnFollowingNode } from '../processes/following-node.js';
import { readJestReport, readPlaywrightReport, withRepetition, type Outcome, type Results } from './results.js';

export interface RunContext {
  readonly environment: NodeJS.ProcessEnv;
  /** Ends the run and everything it has started. */
  readonly stopAsked: AbortSignal;
}

/** Sets up what a run needs, such as engines, and removes it afterwards. */
export type SetUp = (context: RunContext, work: (context: RunContext) => Promise<Results>) => Promise<Results>;

const stopMilliseconds = 10_000;
/** More red files than this are no coincidence. */
const mostFilesToRepeat = 3;
/** Runners' reports stay here, so that a red run can be investigated. */
const reportFolder = join(repositoryRoot, 'test-results/reports');

const withNothing: SetUp = (context, work) => work(context);

/** Runs Jest projects. Reruns a few red files on their own with a fresh set-up: tests that then pass are flaky. */
export async function runJest(
  label: string,
  projects: readonly string[],
  context: RunContext,
  setUp: SetUp = withNothing,
): Promise<Outcome> {
  const jest = (name: string, ...args: string[]) =>
    setUp(context, async ({ environment, stopAsked }) => {
      const file = reportFile(name);
      const code = await run(
        ['node_modules/jest/bin/jest.js', '--selectProjects', ...projects, '--json', `--outputFile=${file}`, ...args],
        { environment: { ...environment, PACT_DO_NOT_TRACK: 'true' }, stopAsked },
      );
      return readJestReport(readReport(file), code, repositoryRoot);
    });
  const first = await jest(label);
  const { redFiles } = first;
  context.stopAsked.throwIfAborted();
  if (redFiles.length === 0 || redFiles.length > mostFilesToRepeat) return { label, ...first };
  process.stdout.write(`\nonce more, on their own: ${redFiles.join(', ')}\n`);
  const second = await jest(`${label}, once more`, '--runTestsByPath', ...redFiles);
  return { label, ...withRepetition(first, second) };
}

/** @param args - for Playwright, such as which tests */
export async function runPlaywright(
  label: string,
  args: readonly string[],
  { environment, stopAsked }: RunContext,
): Promise<Outcome> {
  const file = reportFile(label);
  const code = await run(
    ['node_modules/@playwright/test/cli.js', 'test', '--config', 'infra/e2e/playwright.config.ts', ...args],
    { environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: file }, stopAsked },
  );
  return { label, ...readPlaywrightReport(readReport(file), code) };
}

/** Runs a script of the repository with Node and shows its output. Resolves with the exit code, even when canceled. */
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

function reportFile(label: string): string {
  mkdirSync(reportFolder, { recursive: true });
  const file = join(reportFolder, `${label.replaceAll(/\W+/g, '-')}.json`);
  rmSync(file, { force: true });
  return file;
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
