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
    model,
    async find(username: string): Promise<Admin | undefined> {
      const document = await model.findOne({ username }).lean();
      return document ? { id: document._id, username, passwordHash: document.passwordHash } : undefined;
    },
    async hasAny(): Promise<boolean> {
      return (await model.exists({})) !== null;
    },
    /** Creates the account, or changes its password and keeps its id. */
    async save({ id, username, passwordHash }: Admin): Promise<void> {
      await model.updateOne({ username }, { $set: { passwordHash }, $setOnInsert: { _id: id } }, { upsert: true });
    },
    async removeOthers(username: string): Promise<void> {
      await model.deleteMany({ username: trusted({ $ne: username }) });
    },
  };
}
