import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../paths.js';
import { run, type Outcome } from './runners.js';

const bin = (file: string) => join('node_modules', file);

/** What is checked without running the product. Each tool, and each workspace's types, counts as one. */
const checks = {
  types: checkTypes,
  lint: () => one('lint', [bin('eslint/bin/eslint.js'), '.', '--max-warnings=0']),
  format: () => one('format', [bin('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.']),
  house: () =>
    one('rules of the house', [
      bin('dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config',
      'infra/tooling/dependency-cruiser.cjs',
      ...workspaces(),
    ]),
} as const;

export async function runChecks(names: readonly (keyof typeof checks)[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const name of names) outcomes.push(await checks[name]());
  return outcomes;
}

async function one(label: string, args: readonly string[]): Promise<Outcome> {
  const code = await run(args);
  return { label, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

async function checkTypes(): Promise<Outcome> {
  const queue = workspaces();
  let passed = 0;
  let failed = 0;
  const worker = async () => {
    for (let workspace = queue.shift(); workspace !== undefined; workspace = queue.shift()) {
      const code = await run([bin('typescript/bin/tsc'), '-p', workspace]);
      if (code === 0) passed += 1;
      else failed += 1;
    }
  };
  await Promise.all([worker(), worker()]);
  return { label: 'types', passed, failed };
}

/** Every folder of the workspaces that has a TypeScript project. */
function workspaces(): string[] {
  const top = readdirSync(repositoryRoot);
  const within = (folder: string) => readdirSync(join(repositoryRoot, folder)).map((name) => `${folder}/${name}`);
  return [...top, ...within('infra'), ...within('infra/emulators')]
    .filter((folder) => existsSync(join(repositoryRoot, folder, 'tsconfig.json')))
    .sort();
}
