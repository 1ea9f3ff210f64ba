import {
  release,
  type PublishedSummary,
  type Release,
  type ReleasedPage,
  type ReleaseOrigin,
} from '@hearthway/contracts/releases';
import { ensureIndexes } from '@hearthway/service-kit';
import mongoose, { Schema, type Connection } from 'mongoose';
import type { FirstLoad } from '../budgets/index.js';
import type { Described } from './describe-release.js';
import type { GateFile } from './gate-files.js';

interface ReleaseDocument {
  /** Slice and version. */
  _id: string;
  slice: string;
  version: string;
  /** What gateways serve, as JSON: what pages say of themselves has keys that no database should interpret. Services have none. */
  body?: string;
  /** What else the gate looks at, as JSON. */
  gate: string;
  pacts: GateFile[];
  contracts: GateFile[];
  files: number;
  bytes: number;
  author: string;
  publishedAt: Date;
  /** Publishing it again makes it the newest one. */
  lastPublishedAt: Date;
  commit?: string;
}

const text = { type: String, required: true } as const;
const number = { type: Number, required: true } as const;
const mixed = { type: Schema.Types.Mixed, required: true } as const;
const releaseSchema = new Schema<ReleaseDocument>(
  {
    _id: text,
    slice: text,
    version: text,
    body: String,
    gate: text,
    pacts: mixed,
    contracts: mixed,
    files: number,
    bytes: number,
    author: text,
    publishedAt: { type: Date, required: true },
    lastPublishedAt: { type: Date, required: true },
    commit: String,
  },
  { versionKey: false, collection: 'releases', strict: 'throw', minimize: false },
)
  .index({ slice: 1, lastPublishedAt: -1 })
  .index({ 'pacts.content': 1 });

/** A version of a slice. */
export interface ReleaseKey {
  readonly slice: string;
  readonly version: string;
}

interface GateFacts extends Pick<Described, 'provides' | 'needs'> {
  /** Of a front end. */
  readonly firstLoad?: FirstLoad;
}

/** What the gate looks at of a release. */
export interface GatedRelease extends ReleaseKey, GateFacts, Pick<Described, 'pacts' | 'contracts'> {
  /** Whether it is a service, and no front end. */
  readonly process: boolean;
  readonly pages: readonly ReleasedPage[];
}

export type PublishedRelease = PublishedSummary & Pick<ReleaseDocument, 'files' | 'bytes'>;

/** What a release is made of. */
export interface NewRelease extends Pick<GateFacts, 'firstLoad'> {
  readonly slice: string;
  readonly described: Described;
  /** How many there are, and their bytes together. */
  readonly files: number;
  readonly bytes: number;
}

export type ReleaseStore = ReturnType<typeof createReleaseStore>;

export function createReleaseStore(connection: Connection) {
  const releases = connection.model('Release', releaseSchema);

  return {
    ensureIndexes: () => ensureIndexes(connection, [releases]),

    /** What gateways serve of a release; nothing of a service. */
    async findServed(key: ReleaseKey): Promise<Release | undefined> {
      return servedOf(await releases.findById(idOf(key), { body: 1 }).lean());
    },

    /** A release that is there, which becomes the newest of its slice. */
    async renew(key: ReleaseKey, at: string): Promise<PublishedRelease | undefined> {
      const change = { $max: { lastPublishedAt: new Date(at) } };
      const found = await releases.findOneAndUpdate({ _id: idOf(key) }, change).lean();
      return found ? { ...summaryOf(found), files: found.files, bytes: found.bytes } : undefined;
    },

    /** Adds a release. One that is there stays as it is. */
    async add(
      { slice, described, firstLoad, files, bytes }: NewRelease,
      { author, publishedAt, commit }: ReleaseOrigin,
    ): Promise<void> {
      const { version, release: served, pacts, contracts, provides, needs } = described;
      const at = new Date(publishedAt);
      const added = {
        slice,
        version,
        ...(served && { body: JSON.stringify(served) }),
        gate: JSON.stringify({ provides, needs, firstLoad }),
        pacts,
        contracts,
        files,
        bytes,
        author,
        publishedAt: at,
        lastPublishedAt: at,
        ...(commit !== undefined && { commit }),
      };
      await releases.updateOne({ _id: idOf({ slice, version }) }, { $setOnInsert: added }, { upsert: true });
    },

    /** The newest fifty of a slice, newest first. */
    async findNewest(slice: string): Promise<PublishedSummary[]> {
      const found = await releases.find({ slice }, { body: 0, gate: 0 }).sort({ lastPublishedAt: -1 }).limit(50).lean();
      return found.map(summaryOf);
    },

    /** What the gate looks at of these releases, in any order. */
    async findGated(keys: readonly ReleaseKey[]): Promise<GatedRelease[]> {
      const found = await releases.find({ _id: mongoose.trusted({ $in: keys.map(idOf) }) }).lean();
      return found.map((one) => {
        const served = servedOf(one);
        const { slice, version, pacts, contracts } = one;
        const { pages = [] } = served ?? {};
        return { slice, version, process: !served, pages, pacts, contracts, ...(JSON.parse(one.gate) as GateFacts) };
      });
    },

    /** The newest release of each slice. Goes from slice to slice, since `distinct` would read every release. */
    async findNewestOfEach(): Promise<ReleaseKey[]> {
      const newest: ReleaseKey[] = [];
      for (;;) {
        const after = mongoose.trusted({ $gt: newest.at(-1)?.slice ?? '' });
        const found = releases.findOne({ slice: after }, { slice: 1, version: 1 });
        const next = await found.sort({ slice: 1, lastPublishedAt: -1 }).lean();
        if (!next) return newest;
        newest.push({ slice: next.slice, version: next.version });
      }
    },

    /** Whether there is a release with this pact. */
    async hasPact(provider: string, content: string): Promise<boolean> {
      return (await releases.exists({ pacts: mongoose.trusted({ $elemMatch: { provider, content } }) })) !== null;
    },
  };
}

const idOf = ({ slice, version }: ReleaseKey): string => `${slice}/${version}`;

const servedOf = (found: Pick<ReleaseDocument, 'body'> | null): Release | undefined =>
  found?.body === undefined ? undefined : release.parse(JSON.parse(found.body));

function summaryOf(found: Omit<ReleaseDocument, 'body' | 'gate'>): PublishedSummary {
  const { slice, version, author, publishedAt, commit } = found;
  return { slice, version, author, publishedAt: publishedAt.toISOString(), ...(commit !== undefined && { commit }) };
}
