import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import { Schema, trusted, type Connection } from 'mongoose';
import type { DataExport, DataExportPart } from './data-export.js';

type DataExportDocument = Omit<DataExport, 'id'> & { _id: string };

const partSchema = new Schema<DataExportPart>(
  { service: { type: String, required: true }, encrypted: { type: String, required: true } },
  { _id: false },
);

const schema = new Schema<DataExportDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    requestedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    sealedPrivateKey: { type: String, required: true },
    parts: { type: [partSchema], required: true },
  },
  { collection: 'data-exports', versionKey: false, strict: 'throw' },
);
schema.index({ userId: 1, requestedAt: -1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type DataExportStore = ReturnType<typeof createDataExportStore>;

export function createDataExportStore(connection: Connection) {
  const model = connection.model('DataExport', schema);
  return {
    ensureIndexes: () => ensureIndexes(connection, [model]),
    async insert({ id, ...dataExport }: DataExport, transaction: Transaction): Promise<void> {
      await model.create([{ _id: id, ...dataExport }], { session: transaction });
    },
    async findNewest(userId: string, transaction: Transaction): Promise<DataExport | undefined> {
      return toDataExport(await model.findOne({ userId }).sort({ requestedAt: -1 }).session(transaction).lean());
    },
    /** Only the user's own, and only until it expires, since the index may delete it a minute late. */
    async findOwn(id: string, userId: string, now: Date, transaction?: Transaction): Promise<DataExport | undefined> {
      const own = { _id: id, userId, expiresAt: trusted({ $gt: now }) };
      return toDataExport(
        await model
          .findOne(own)
          .session(transaction ?? null)
          .lean(),
      );
    },
    async insertPart(id: string, part: DataExportPart, transaction: Transaction): Promise<void> {
      await model.updateOne({ _id: id }, { $push: { parts: part } }, { session: transaction });
    },
    async deleteByUser(userId: string, transaction: Transaction): Promise<void> {
      await model.deleteMany({ userId }, { session: transaction });
    },
  };
}

function toDataExport(document: DataExportDocument | null): DataExport | undefined {
  if (!document) return undefined;
  const { _id, ...dataExport } = document;
  return { id: _id, ...dataExport };
}
