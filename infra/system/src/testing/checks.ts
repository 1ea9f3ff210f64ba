import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../paths.js';
import type { Outcome } from './results.js';
import { run, type RunContext } from './runners.js';

const bin = (file: string) => join('node_modules', file);

/** Checks that do not run the product: the Node arguments of each. */
const checks = {
  types: () => [bin('oxlint/bin/oxlint')],
  // It keeps the types of all workspaces, three gigabytes: more than Node allows by itself on a machine with eight.
  lint: () => ['--max-old-space-size=6144', bin('eslint/bin/eslint.js'), '--max-warnings=0', '.'],
  // Quiet, because it warns about every comment meant for the other rules.
  'regular expressions': () => [
    bin('eslint/bin/eslint.js'),
    '--quiet',
    '--config',
    'eslint.regular-expressions.config.js',
    '.',
  ],
  format: () => [bin('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.'],
  'import rules': () => [
    bin('dependency-cruiser/bin/dependency-cruise.mjs'),
    '--config',
    'infra/tooling/dependency-cruiser.cjs',
    ...workspaces(),
  ],
  'unused code': () => [bin('knip/bin/knip.js'), '--config', 'infra/tooling/knip.json', '--no-progress'],
  commits: () => ['--import', 'tsx', 'infra/tooling/src/check-commits.ts'],
} satisfies Record<string, () => string[]>;

export type CheckName = keyof typeof checks;

/** Runs checks in this order, as many at once as there are cores. */
export async function runChecks(labels: readonly CheckName[], context: RunContext): Promise<Outcome[]> {
  const outcomes = new Map<string, Outcome>();
  const queue = [...labels];
  const worker = async () => {
    for (let label = queue.shift(); label !== undefined; label = queue.shift()) {
      const failed = (await run(checks[label](), context)) === 0 ? 0 : 1;
      outcomes.set(label, { label, passed: 1 - failed, failed, failures: failed ? [`check: ${label}`] : [] });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return labels.flatMap((label) => outcomes.get(label) ?? []);
}

/** Every workspace with a TypeScript project. */
function workspaces(): string[] {
  const top = readdirSync(repositoryRoot);
  const within = (folder: string) => readdirSync(join(repositoryRoot, folder)).map((name) => `${folder}/${name}`);
  return [...top, ...within('infra'), ...within('infra/emulators')]
    .filter((folder) => existsSync(join(repositoryRoot, folder, 'tsconfig.json')))
    .sort();
}
