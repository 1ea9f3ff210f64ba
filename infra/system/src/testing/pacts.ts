import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../paths.js';
import { runJest, type Outcome, type RunContext } from './runners.js';

const folder = join(repositoryRoot, 'contracts/pacts');

/**
 * Consumers write their pacts to an empty folder, and then providers are verified against them, in separate processes. The
 * committed pacts must equal those the consumers write, so that reviews see every change of a contract.
 */
export async function runPacts(context: RunContext): Promise<Outcome[]> {
  const committed = readPacts();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const consumers = await runJest('contracts of consumers', ['pact-consumer'], context);
  const unchanged = compare(committed, readPacts());
  const providers = await runJest('contracts held by providers', ['pact-provider'], context);
  return [...consumers, unchanged, ...providers];
}

function compare(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Outcome {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  const changed = names.filter((name) => before.get(name) !== after.get(name));
  if (changed.length > 0) {
    process.stderr.write(`These contracts are not as committed; look at them and commit them: ${changed.join(', ')}\n`);
  }
  return { label: 'contracts as committed', passed: names.length - changed.length, failed: changed.length };
}

function readPacts(): Map<string, string> {
  if (!existsSync(folder)) return new Map();
  return new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}
