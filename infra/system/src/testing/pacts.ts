import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, sep } from 'node:path';
import { repositoryRoot } from '../paths.js';
import type { Outcome } from './results.js';
import { runJest, type RunContext, type SetUp } from './runners.js';

/**
 * Consumers write their pacts to an empty folder, and then providers are verified against these, in separate processes.
 * The committed pacts must equal the written ones, so that reviews see every contract change.
 */
export async function runPacts({ environment, stopAsked }: RunContext, withEngines: SetUp): Promise<Outcome[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthway-pacts-'));
  try {
    const context = { environment: { ...environment, HEARTHWAY_PACTS: folder }, stopAsked };
    const consumers = await runJest('contracts of consumers', ['pact-consumer'], context);
    if (consumers.failed > 0) return [consumers];
    const unchanged = compare(readPacts(repositoryRoot, 'pacts'), readPacts(folder, ''));
    const providers = await runJest('contracts held by providers', ['pact-provider'], context, withEngines);
    return [consumers, unchanged, providers];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function compare(committed: ReadonlyMap<string, string>, written: ReadonlyMap<string, string>): Outcome {
  const names = [...new Set([...committed.keys(), ...written.keys()])].sort();
  const changed = names.filter((name) => committed.get(name) !== written.get(name));
  return {
    label: 'contracts as committed',
    passed: names.length - changed.length,
    failed: changed.length,
    failures: changed.map((pact) => `the pact of ${pact} is not what its consumer writes: npm run pacts`),
  };
}

/** The pacts in the folder of each consumer, by `<consumer> with <provider>`. */
function readPacts(root: string, within: string): Map<string, string> {
  const files = globSync(join('*', within, '*.json'), { cwd: root });
  return new Map(
    files.map((file) => [
      `${file.split(sep)[0] ?? ''} with ${basename(file, '.json')}`,
      readFileSync(join(root, file), 'utf8'),
    ]),
  );
}
