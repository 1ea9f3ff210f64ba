import {
  contractFile,
  pact,
  pactFile,
  type DescribedContract,
  type Pact,
  type ServiceRecord,
} from '@hearthway/contracts/releases';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describeOffer, describeUse } from './contracts/index.js';

/**
 * What only the gate reads of a release, by path: the pacts in `pacts/` of a folder as they are, and what the contract says today of
 * what they use.
 * @throws if a pact isn’t of this consumer, or of another version of the contract
 */
export function gateFiles(folder: string, consumer: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const name of pactNames(join(folder, 'pacts'))) {
    const text = readFileSync(join(folder, 'pacts', name), 'utf8');
    const provider = basename(name, '.json');
    files.set(pactFile(provider), text);
    files.set(contractFile(provider), JSON.stringify(useOf(text, { name, consumer, provider })));
  }
  return files;
}

/**
 * The files of a process that are published: `build.json`, and what the gate reads. None if it is in no contract, like an emulator.
 * @param programs its bundles
 */
export function processFiles(folder: string, name: string, programs: readonly string[]): Map<string, string> {
  const files = gateFiles(folder, name);
  const offer = describeOffer(name);
  if (files.size + offer.operations.length + offer.events.length === 0) return files;
  files.set(contractFile(name), JSON.stringify(offer));
  const code = createHash('sha256');
  for (const program of programs) code.update(`${basename(program)}:`).update(readFileSync(program));
  const record: ServiceRecord = { service: name, code: code.digest('hex'), files: [...files.keys()].sort() };
  return files.set('build.json', JSON.stringify(record));
}

const pactNames = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .sort()
    : [];

function useOf(text: string, of: { name: string; consumer: string; provider: string }): DescribedContract {
  try {
    const read: Pact = pact.parse(JSON.parse(text));
    if (read.consumer.name !== of.consumer || read.provider.name !== of.provider) {
      throw new Error(`it is the pact of ${read.consumer.name} with ${read.provider.name}`);
    }
    return describeUse(read);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`pacts/${of.name}: ${reason}: npm run pacts`, { cause: error });
  }
}
