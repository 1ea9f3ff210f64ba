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
  const pacts = createMemory<Promise<Pact | undefined>>(mostBytes);
  const contracts = createMemory<Promise<DescribedContract | undefined>>(mostBytes);

  function parsed<Value>(memory: Memory<Promise<Value>>, file: GateFile, parse: (json: unknown) => Value) {
    const kept = memory.recall(file.content);
    if (kept) return kept;
    const reading = contents.read(file.content).then((text) => parse(JSON.parse(text.toString('utf8'))));
    reading.catch(() => memory.forget(file.content));
    return memory.keep(file.content, reading, file.bytes);
  }

  async function byProvider<Value>(
    memory: Memory<Promise<Value | undefined>>,
    files: readonly GateFile[],
    parse: (json: unknown) => Value | undefined,
  ): Promise<Map<string, Value>> {
    const values = await Promise.all(files.map(async (file) => ({ file, value: await parsed(memory, file, parse) })));
    return new Map(values.flatMap(({ file, value }) => (value === undefined ? [] : [[file.provider, value] as const])));
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

    /**
     * With its pacts and contracts, of these providers only. A contract in a form of another time is left out, and the gate
     * asks for a new build.
     */
    async read(release: GatedRelease, isWanted: (provider: string) => boolean = () => true): Promise<ReadRelease> {
      const wanted = (files: readonly GateFile[]) => files.filter(({ provider }) => isWanted(provider));
      return {
        ...release,
        pacts: await byProvider(pacts, wanted(release.pacts), (json) => pact.parse(json)),
        contracts: await byProvider(
          contracts,
          wanted(release.contracts),
          (json) => describedContract.safeParse(json).data,
        ),
      };
    },
  };
}

const nameOf = ({ slice, version }: ReleaseKey): string => `${slice}/${version}`;
