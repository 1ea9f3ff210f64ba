import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../paths.js';
import { run, type Outcome, type RunContext } from './runners.js';

interface Check {
  /** What Node is to run. It ends with how many of its parts failed, or with 1. */
  readonly args: readonly string[];
  readonly parts: number;
}

const bin = (file: string) => join('node_modules', file);
const whole = (...args: string[]): Check => ({ args, parts: 1 });

/** What is checked without running the product. Each tool, and each workspace's types, counts as one. */
const checks = {
  lint: () => whole(bin('eslint/bin/eslint.js'), '.', '--max-warnings=0'),
  types: () => ({
    args: ['--import', 'tsx', 'infra/tooling/src/check-types.ts', ...workspaces()],
    parts: workspaces().length,
  }),
  format: () => whole(bin('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.'),
  'rules of the house': () =>
    whole(
      bin('dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config',
      'infra/tooling/dependency-cruiser.cjs',
      ...workspaces(),
    ),
  'unused code': () => whole(bin('knip/bin/knip.js'), '--config', 'infra/tooling/knip.json', '--no-progress'),
  commits: () => whole('--import', 'tsx', 'infra/tooling/src/check-commits.ts'),
} satisfies Record<string, () => Check>;

/** Runs checks in this order, as many side by side as there are cores. */
export async function runChecks(labels: readonly (keyof typeof checks)[], context: RunContext): Promise<Outcome[]> {
  const outcomes = new Map<string, Outcome>();
  const queue = [...labels];
  const worker = async () => {
    for (let label = queue.shift(); label !== undefined; label = queue.shift()) {
      const { args, parts } = checks[label]();
      const failed = Math.min(await run(args, context), parts);
      outcomes.set(label, { label, passed: parts - failed, failed });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return labels.flatMap((label) => outcomes.get(label) ?? []);
}

/** Every folder of the workspaces that has a TypeScript project. */
function workspaces(): string[] {
  const top = readdirSync(repositoryRoot);
  const within = (folder: string) => readdirSync(join(repositoryRoot, folder)).map((name) => `${folder}/${name}`);
  return [...top, ...within('infra'), ...within('infra/emulators')]
    .filter((folder) => existsSync(join(repositoryRoot, folder, 'tsconfig.json')))
    .sort();
}
