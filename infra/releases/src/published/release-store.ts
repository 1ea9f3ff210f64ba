import { release, type PublishedSummary, type Release, type ReleaseOrigin } from '@hearthway/contracts/releases';
import { ensureIndexes } from '@hearthway/service-kit';
import mongoose, { Schema, type Connection } from 'mongoose';

interface ReleaseDocument {
  /** Slice and version. */
  _id: string;
  slice: string;
  version: string;
  /** Of its pages. */
  paths: string[];
  /** All of it, as JSON: what pages say of themselves has keys that no database should interpret. */
  body: string;
  author: string;
  publishedAt: Date;
  /** Publishing it again makes it the newest one. */
  lastPublishedAt: Date;
  commit?: string;
}

const text = { type: String, required: true } as const;
const releaseSchema = new Schema<ReleaseDocument>(
  {
    _id: text,
    slice: text,
    version: text,
    paths: { type: [String], required: true },
    body: text,
    author: text,
    publishedAt: { type: Date, required: true },
    lastPublishedAt: { type: Date, required: true },
    commit: String,
  },
  { versionKey: false, collection: 'releases', strict: 'throw' },
).index({ slice: 1, lastPublishedAt: -1 });

/** A version of a slice. */
export interface ReleaseKey {
  readonly slice: string;
  readonly version: string;
}

type Published = Release & ReleaseOrigin;

export type ReleaseStore = ReturnType<typeof createReleaseStore>;

export function createReleaseStore(connection: Connection) {
  const releases = connection.model('Release', releaseSchema);

  return {
    ensureIndexes: () => ensureIndexes(connection, [releases]),

    async find(key: ReleaseKey): Promise<Published | undefined> {
      return toPublished(await releases.findById(idOf(key)).lean());
    },

    /** A release that is there, which becomes the newest of its slice. */
    async renew(key: ReleaseKey, at: string): Promise<Published | undefined> {
      const change = { $max: { lastPublishedAt: new Date(at) } };
      return toPublished(await releases.findOneAndUpdate({ _id: idOf(key) }, change).lean());
    },

    /** Adds a release. One that is there stays as it is. */
    async add(described: Release, { author, publishedAt, commit }: ReleaseOrigin): Promise<void> {
      const { slice, version, pages } = described;
      const at = new Date(publishedAt);
      const added = {
        slice,
        version,
        paths: pages.map(({ path }) => path),
        body: JSON.stringify(described),
        author,
        publishedAt: at,
        lastPublishedAt: at,
        ...(commit !== undefined && { commit }),
      };
      await releases.updateOne({ _id: idOf(described) }, { $setOnInsert: added }, { upsert: true });
    },

    /** The newest fifty of a slice, newest first. */
    async findNewest(slice: string): Promise<PublishedSummary[]> {
      const found = await releases
        .find({ slice }, { body: 0, paths: 0 })
        .sort({ lastPublishedAt: -1 })
        .limit(50)
        .lean();
      return found.map((one) => ({ slice, version: one.version, ...originOf(one) }));
    },

    /** The pages of these releases, by slice and version. */
    async findPaths(keys: readonly ReleaseKey[]): Promise<(ReleaseKey & { readonly paths: readonly string[] })[]> {
      const wanted = { _id: mongoose.trusted({ $in: keys.map(idOf) }) };
      const found = await releases.find(wanted, { slice: 1, version: 1, paths: 1 }).lean();
      return found.map(({ slice, version, paths }) => ({ slice, version, paths }));
    },
  };
}

const idOf = ({ slice, version }: ReleaseKey): string => `${slice}/${version}`;

function toPublished(found: ReleaseDocument | null): Published | undefined {
  return found ? { ...release.parse(JSON.parse(found.body)), ...originOf(found) } : undefined;
}

function originOf({ author, publishedAt, commit }: Pick<ReleaseDocument, 'author' | 'publishedAt' | 'commit'>) {
  return { author, publishedAt: publishedAt.toISOString(), ...(commit !== undefined && { commit }) };
}
