import { ensureIndexes } from '@hearthway/service-kit';
import { Schema, type Connection } from 'mongoose';

interface MountDocument {
  /** Environment, candidate, and what it was tried beside. */
  _id: string;
  at: Date;
}

const mountSchema = new Schema<MountDocument>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { versionKey: false, collection: 'mounts', strict: 'throw' },
);

/** What mounted well. What didn’t is tried again, since it may have been the machine’s fault. */
export function createMountStore(connection: Connection) {
  const mounts = connection.model('Mount', mountSchema);

  return {
    ensureIndexes: () => ensureIndexes(connection, [mounts]),

    async has(id: string): Promise<boolean> {
      return (await mounts.exists({ _id: id })) !== null;
    },

    async add(id: string, at: Date): Promise<void> {
      await mounts.updateOne({ _id: id }, { $setOnInsert: { at } }, { upsert: true });
    },
  };
}
