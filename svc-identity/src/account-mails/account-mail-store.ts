import { codeTries, type AccountMailKind } from '@hearthway/contracts/identity';
import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import { Schema, trusted, type Connection } from 'mongoose';
import type { AccountMail } from './account-mail.js';

type MailDocument = Omit<AccountMail, 'id'> & { _id: string };

const text = { type: String, required: true } as const;
const date = { type: Date, required: true } as const;
const schema = new Schema<MailDocument>(
  {
    _id: text,
    kind: text,
    sealedName: text,
    sealedOrigin: String,
    userId: String,
    sessionId: String,
    device: String,
    isPasswordOff: Boolean,
    linkHash: String,
    codeHash: String,
    tries: { type: Number, required: true },
    requestedAt: date,
    expiresAt: date,
  },
  { collection: 'account-mails', versionKey: false, strict: 'throw' },
)
  .index({ linkHash: 1 }, { unique: true, partialFilterExpression: { linkHash: { $exists: true } } })
  .index({ userId: 1, requestedAt: -1 })
  .index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type AccountMailStore = ReturnType<typeof createAccountMailStore>;

export function createAccountMailStore(connection: Connection) {
  const model = connection.model('AccountMail', schema);
  return {
    ensureIndexes: () => ensureIndexes(connection, [model]),
    async insert({ id, ...mail }: AccountMail, transaction: Transaction): Promise<void> {
      await model.create([{ _id: id, ...mail }], { session: transaction });
    },
    async find(id: string, now: Date): Promise<AccountMail | undefined> {
      return toMail(await model.findOne({ _id: id, expiresAt: trusted({ $gt: now }) }).lean());
    },
    async findByLink(kinds: readonly AccountMailKind[], linkHash: string, now: Date): Promise<AccountMail | undefined> {
      const working = { linkHash, kind: trusted({ $in: [...kinds] }), expiresAt: trusted({ $gt: now }) };
      return toMail(await model.findOne(working).lean());
    },
    /** The newest email that has a code. */
    async findNewestWithCode(
      kinds: readonly AccountMailKind[],
      userId: string,
      now: Date,
    ): Promise<AccountMail | undefined> {
      const working = {
        userId,
        kind: trusted({ $in: [...kinds] }),
        codeHash: trusted({ $exists: true }),
        expiresAt: trusted({ $gt: now }),
      };
      return toMail(await model.findOne(working).sort({ requestedAt: -1 }).lean());
    },
    /** Replaces the token and code of an earlier attempt to send the email. False when the email is gone. */
    async updateIssued(
      id: string,
      issued: Pick<AccountMail, 'expiresAt' | 'sealedName'> &
        Partial<Pick<AccountMail, 'userId' | 'linkHash' | 'codeHash'>>,
    ): Promise<boolean> {
      const change = { $set: issued, $unset: { sealedOrigin: 1 } };
      return (await model.updateOne({ _id: id }, change)).matchedCount === 1;
    },
    /** Counts a try before its code is compared, so that parallel tries share the limit. False after too many. */
    async updateTries(id: string): Promise<boolean> {
      const left = { _id: id, tries: trusted({ $lt: codeTries }) };
      return (await model.updateOne(left, { $inc: { tries: 1 } })).modifiedCount === 1;
    },
    /** False when it has already been used: of several concurrent uses, only one gets true. */
    async delete(id: string, transaction: Transaction): Promise<boolean> {
      return (await model.deleteOne({ _id: id }, { session: transaction })).deletedCount === 1;
    },
    /** All emails of these kinds, including unsent ones. */
    async deleteByKinds(
      userId: string,
      kinds: readonly AccountMailKind[],
      transaction: Transaction,
      since: Date = new Date(0),
    ): Promise<void> {
      const withdrawn = { userId, kind: trusted({ $in: [...kinds] }), requestedAt: trusted({ $gte: since }) };
      await model.deleteMany(withdrawn, { session: transaction });
    },
    async deleteByUser(userId: string, transaction: Transaction): Promise<void> {
      await model.deleteMany({ userId }, { session: transaction });
    },
    async findForExport(userId: string) {
      const found = await model.find({ userId }).sort({ requestedAt: -1 }).lean();
      return found.map(({ kind, requestedAt }) => ({ kind, requestedAt }));
    },
  };
}

function toMail(document: MailDocument | null): AccountMail | undefined {
  if (!document) return undefined;
  const { _id: id, ...mail } = document;
  return { id, ...mail };
}
