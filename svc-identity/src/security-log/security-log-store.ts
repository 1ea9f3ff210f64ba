import { securityLogDays, securityLogPageSize, type SecurityEventKind } from '@hearthway/contracts/identity';
import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import { Schema, trusted, type Connection } from 'mongoose';

/** Something that happened to an account. */
export interface SecurityEntry {
  id: string;
  userId: string;
  kind: SecurityEventKind;
  /** See `deviceOf`. */
  device: string | null;
  at: Date;
}

type EntryDocument = Omit<SecurityEntry, 'id'> & { _id: string };

const text = { type: String, required: true } as const;
const schema = new Schema<EntryDocument>(
  { _id: text, userId: text, kind: text, device: { type: String, default: null }, at: { type: Date, required: true } },
  { collection: 'security-log', versionKey: false, strict: 'throw' },
)
  .index({ userId: 1, at: -1, _id: -1 })
  .index({ at: 1 }, { expireAfterSeconds: securityLogDays * 86_400 });

export type SecurityLogStore = ReturnType<typeof createSecurityLogStore>;

export function createSecurityLogStore(connection: Connection) {
  const model = connection.model('SecurityEntry', schema);
  return {
    ensureIndexes: () => ensureIndexes(connection, [model]),
    async insert({ id, ...entry }: SecurityEntry, transaction: Transaction): Promise<void> {
      await model.create([{ _id: id, ...entry }], { session: transaction });
    },
    /** One more than a page, newest first, after the user's entry `before` if it is still there. */
    async findPage(userId: string, before: string | undefined): Promise<SecurityEntry[]> {
      const last = before === undefined ? null : await model.findOne({ _id: before, userId }).lean();
      const older = last && {
        $or: [{ at: trusted({ $lt: last.at }) }, { at: last.at, _id: trusted({ $lt: last._id }) }],
      };
      const found = model.find({ userId, ...older }).sort({ at: -1, _id: -1 });
      return (await found.limit(securityLogPageSize + 1).lean()).map(toEntry);
    },
    async findForExport(userId: string): Promise<Omit<SecurityEntry, 'userId'>[]> {
      const found = await model.find({ userId }).sort({ at: -1, _id: -1 }).lean();
      return found.map(({ _id: id, kind, device, at }) => ({ id, kind, device, at }));
    },
    async deleteByUser(userId: string, transaction: Transaction): Promise<void> {
      await model.deleteMany({ userId }, { session: transaction });
    },
  };
}

function toEntry({ _id, userId, kind, device, at }: EntryDocument): SecurityEntry {
  return { id: _id, userId, kind, device, at };
}
