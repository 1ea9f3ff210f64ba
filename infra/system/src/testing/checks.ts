import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../paths.js';
import type { Outcome } from './results.js';
import { run, type RunContext } from './runners.js';

interface Check {
  /** Arguments for Node. The exit code is the number of failed parts, or 1. */
  readonly args: readonly string[];
  readonly parts: number;
}

const bin = (file: string) => join('node_modules', file);
const whole = (...args: string[]): Check => ({ args, parts: 1 });

// In three processes: the types of everything together need more memory than Node takes by itself.
const lint = (...args: string[]): Check => whole(bin('eslint/bin/eslint.js'), '--max-warnings=0', ...args);
const isOfServices = (folder: string): boolean => /^(contracts|gateway|svc-)/.test(folder);
const isOfFrontEnds = (folder: string): boolean => /^(mf-|shell|infra\/web-kit)/.test(folder);
const isOfRest = (folder: string): boolean => !isOfServices(folder) && !isOfFrontEnds(folder);

/** Checks that do not run the product. Each tool counts as one, and so do the types of each workspace. */
const checks = {
  'lint of services': () => lint(...workspaces().filter(isOfServices)),
  'lint of front ends': () => lint(...workspaces().filter(isOfFrontEnds)),
  'lint of the rest': () =>
    lint('.', ...workspaces().flatMap((folder) => (isOfRest(folder) ? [] : ['--ignore-pattern', `${folder}/`]))),
  'regular expressions': () =>
    // Quiet, because it warns of every comment that is meant for the other rules.
    whole(bin('eslint/bin/eslint.js'), '--quiet', '--config', 'eslint.regular-expressions.config.js', '.'),
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

export type CheckName = keyof typeof checks;

/** Runs checks in this order, as many at once as there are cores. */
export async function runChecks(labels: readonly CheckName[], context: RunContext): Promise<Outcome[]> {
  const outcomes = new Map<string, Outcome>();
  const queue = [...labels];
  const worker = async () => {
    for (let label = queue.shift(); label !== undefined; label = queue.shift()) {
      const { args, parts } = checks[label]();
      const failed = Math.min(await run(args, context), parts);
      outcomes.set(label, { label, passed: parts - failed, failed, failures: failed > 0 ? [`check: ${label}`] : [] });
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
