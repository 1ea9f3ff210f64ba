import type { AccountMailKind } from '@hearthway/contracts/identity';
import { ensureIndexes, isDuplicateKey, type Transaction } from '@hearthway/service-kit';
import { Schema, trusted, type Connection } from 'mongoose';
import type { AccountMail } from './account-mail.js';

type MailDocument = Omit<AccountMail, 'id'> & { _id: string };

const text = { type: String, required: true } as const;
const date = { type: Date, required: true } as const;
const mailSchema = new Schema<MailDocument>(
  {
    _id: text,
    kind: text,
    addressKey: text,
    sealedAddress: text,
    userId: String,
    linkHash: String,
    linkExpiresAt: Date,
    requestedAt: date,
    lapsesAt: date,
    deleteAt: date,
  },
  { collection: 'account-mails', versionKey: false, strict: 'throw' },
)
  .index({ linkHash: 1 }, { unique: true, partialFilterExpression: { linkHash: { $exists: true } } })
  .index({ userId: 1 })
  .index({ addressKey: 1 })
  .index({ deleteAt: 1 }, { expireAfterSeconds: 0 });

/** How many emails of one kind were asked for, for one address, in one window. */
interface CountDocument {
  _id: string;
  count: number;
  expiresAt: Date;
}

const countSchema = new Schema<CountDocument>(
  { _id: text, count: { type: Number, required: true }, expiresAt: date },
  { collection: 'account-mail-counts', versionKey: false, strict: 'throw' },
).index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type AccountMailStore = ReturnType<typeof createAccountMailStore>;

export function createAccountMailStore(connection: Connection) {
  const mails = connection.model('AccountMail', mailSchema);
  const counts = connection.model('AccountMailCount', countSchema);

  async function increment(key: string, maximum: number): Promise<boolean> {
    const notFull = { _id: key, count: trusted({ $lt: maximum }) };
    return (await counts.updateOne(notFull, { $inc: { count: 1 } })).modifiedCount === 1;
  }

  return {
    ensureIndexes: () => ensureIndexes(connection, [mails, counts]),

    async insert({ id, ...mail }: AccountMail, transaction: Transaction): Promise<void> {
      await mails.create([{ _id: id, ...mail }], { session: transaction });
    },
    async find(id: string): Promise<AccountMail | undefined> {
      return toMail(await mails.findById(id).lean());
    },
    /** @param linkHash of a text that anyone may have sent */
    async findByLink(kind: AccountMailKind, linkHash: string, now: Date): Promise<AccountMail | undefined> {
      return toMail(await mails.findOne({ linkHash, kind, linkExpiresAt: trusted({ $gt: now }) }).lean());
    },
    /** Replaces the link of an earlier attempt to send the email. False when the email is gone. */
    async updateLink(id: string, link: Required<Pick<AccountMail, 'userId' | 'linkHash' | 'linkExpiresAt'>>) {
      return (await mails.updateOne({ _id: id }, { $set: link })).matchedCount === 1;
    },
    /** False when the link was used meanwhile: of several that use it at once, one gets true. */
    async deleteLink(linkHash: string, transaction: Transaction): Promise<boolean> {
      return (await mails.deleteOne({ linkHash }, { session: transaction })).deletedCount === 1;
    },
    /** All links and emails of a kind, also those that were not sent yet. */
    async deleteByKind(
      { userId, addressKey }: Pick<Required<AccountMail>, 'userId' | 'addressKey'>,
      kind: AccountMailKind,
      transaction: Transaction,
    ): Promise<void> {
      await mails.deleteMany({ kind, $or: [{ userId }, { addressKey }] }, { session: transaction });
    },
    /** Counts stay until their window ends: else whoever deletes and creates accounts could flood an address. */
    async deleteByUser(
      { userId, addressKey }: Pick<Required<AccountMail>, 'userId' | 'addressKey'>,
      transaction: Transaction,
    ): Promise<void> {
      await mails.deleteMany({ $or: [{ userId }, { addressKey }] }, { session: transaction });
    },
    async findForExport({ userId, addressKey }: Pick<Required<AccountMail>, 'userId' | 'addressKey'>) {
      const found = await mails
        .find({ $or: [{ userId }, { addressKey }] })
        .sort({ requestedAt: -1 })
        .lean();
      return found.map(({ kind, requestedAt }) => ({ kind, requestedAt }));
    },

    /** Counts one more of them, atomically. False when that would be too many. */
    async incrementCount({ key, expiresAt }: { key: string; expiresAt: Date }, maximum: number): Promise<boolean> {
      if (await increment(key, maximum)) return true;
      try {
        await counts.create([{ _id: key, count: 1, expiresAt }]);
        return true;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
      // It exists: it is full, or a concurrent request has just created it.
      return increment(key, maximum);
    },
  };
}

function toMail(document: MailDocument | null): AccountMail | undefined {
  if (!document) return undefined;
  const { _id: id, ...mail } = document;
  return { id, ...mail };
}
