import { ensureIndexes } from '@hearthway/service-kit';
import { Schema, trusted, type Connection } from 'mongoose';

export interface Admin {
  id: string;
  username: string;
  passwordHash: string;
}

type AdminDocument = Omit<Admin, 'id'> & { _id: string };

const schema = new Schema<AdminDocument>(
  {
    _id: { type: String, required: true },
    username: { type: String, required: true },
    passwordHash: { type: String, required: true },
  },
  { collection: 'admins', versionKey: false, strict: 'throw' },
);
schema.index({ username: 1 }, { unique: true });

export type AdminStore = ReturnType<typeof createAdminStore>;

export function createAdminStore(connection: Connection) {
  const model = connection.model('Admin', schema);
  return {
    ensureIndexes: () => ensureIndexes(connection, [model]),
    async findByUsername(username: string): Promise<Admin | undefined> {
      const document = await model.findOne({ username }).lean();
      return document ? { id: document._id, username, passwordHash: document.passwordHash } : undefined;
    },
    async findAny(): Promise<Pick<Admin, 'id'> | undefined> {
      const document = await model.findOne().select({ _id: 1 }).lean();
      return document ? { id: document._id } : undefined;
    },
    /** Changes an existing account's password and keeps its id. */
    async insertOrUpdate({ id, username, passwordHash }: Admin): Promise<void> {
      await model.updateOne({ username }, { $set: { passwordHash }, $setOnInsert: { _id: id } }, { upsert: true });
    },
    async deleteOthers(username: string): Promise<void> {
      await model.deleteMany({ username: trusted({ $ne: username }) });
    },
  };
}
