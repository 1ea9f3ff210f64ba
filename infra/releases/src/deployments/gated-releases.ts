import { describedContract, pact, type DescribedContract, type Pact } from '@hearthway/contracts/releases';
import type { Contents } from '../contents/index.js';
import type { GatedRelease, GateFile, ReleaseKey, ReleaseStore } from '../published/index.js';
import { createMemory, type Memory } from './memory.js';

/** A release with its pacts and contracts, by provider. */
export type ReadRelease = Omit<GatedRelease, 'pacts' | 'contracts'> & {
  readonly pacts: ReadonlyMap<string, Pact>;
  readonly contracts: ReadonlyMap<string, DescribedContract>;
};

interface Sources {
  readonly releases: Pick<ReleaseStore, 'findGated'>;
  readonly contents: Pick<Contents, 'read'>;
}

export type GatedReleases = ReturnType<typeof gatedReleases>;

const mostReleases = 500;
/** Of their texts together; parsed, they take some times as much. */
const mostBytes = 50_000_000;

/** What the gate reads of releases. None of it ever changes, so it stays in memory. */
export function gatedReleases({ releases, contents }: Sources) {
  const known = createMemory<GatedRelease>(mostReleases);
  const pacts = createMemory<Promise<Pact>>(mostBytes);
  const contracts = createMemory<Promise<DescribedContract>>(mostBytes);

  function parsed<Value>(memory: Memory<Promise<Value>>, file: GateFile, parse: (json: unknown) => Value) {
    const kept = memory.recall(file.content);
    if (kept) return kept;
    const reading = contents.read(file.content).then((text) => parse(JSON.parse(text.toString('utf8'))));
    reading.catch(() => memory.forget(file.content));
    return memory.keep(file.content, reading, file.bytes);
  }

  async function byProvider<Value>(
    memory: Memory<Promise<Value>>,
    files: readonly GateFile[],
    parse: (json: unknown) => Value,
  ): Promise<Map<string, Value>> {
    const pairs = files.map(async (file) => [file.provider, await parsed(memory, file, parse)] as const);
    return new Map(await Promise.all(pairs));
  }

  return {
    /** Those of them that there are, in any order. */
    async find(keys: readonly ReleaseKey[]): Promise<GatedRelease[]> {
      const kept = keys.map((key) => known.recall(nameOf(key)));
      const missing = keys.filter((_, place) => !kept[place]);
      const found = missing.length > 0 ? await releases.findGated(missing) : [];
      for (const release of found) known.keep(nameOf(release), release);
      return [...kept.filter((one) => one !== undefined), ...found];
    },

    /** With its pacts and contracts, of these providers only. */
    async read(release: GatedRelease, isWanted: (provider: string) => boolean = () => true): Promise<ReadRelease> {
      const wanted = (files: readonly GateFile[]) => files.filter(({ provider }) => isWanted(provider));
      return {
        ...release,
        pacts: await byProvider(pacts, wanted(release.pacts), (json) => pact.parse(json)),
        contracts: await byProvider(contracts, wanted(release.contracts), (json) => describedContract.parse(json)),
      };
    },
  };
}

const nameOf = ({ slice, version }: ReleaseKey): string => `${slice}/${version}`;
