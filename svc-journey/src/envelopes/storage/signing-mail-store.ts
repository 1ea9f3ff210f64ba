import type { SigningMailKind } from '@hearthway/contracts/journey';
import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import { Schema, type Connection } from 'mongoose';
import type { SignerKey } from './signer-access-store.js';

/** An email that svc-commerce is to send. */
export interface SigningMailRow extends SignerKey {
  readonly id: string;
  readonly kind: SigningMailKind;
  readonly requestedAt: Date;
  /** An email that couldn’t be sent by then is dropped. */
  readonly lapsesAt: Date;
}

type MailDocument = Omit<SigningMailRow, 'id'> & { _id: string };

const mailSchema = new Schema<MailDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    envelopeId: { type: String, required: true },
    signerId: { type: String, required: true },
    kind: { type: String, required: true },
    requestedAt: { type: Date, required: true },
    lapsesAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'signing-mails', strict: 'throw' },
)
  .index({ userId: 1 })
  .index({ requestedAt: 1 }, { expireAfterSeconds: 3 * 86_400 });

export type SigningMailStore = ReturnType<typeof createSigningMailStore>;

export function createSigningMailStore(connection: Connection) {
  const mails = connection.model('SigningMail', mailSchema);

  return {
    ensureIndexes: () => ensureIndexes(connection, [mails]),

    async insert({ id, ...mail }: SigningMailRow, transaction: Transaction): Promise<void> {
      await mails.insertMany([{ _id: id, ...mail }], { session: transaction });
    },

    async findById(id: string): Promise<SigningMailRow | undefined> {
      const found = await mails.findById(id).lean();
      if (!found) return undefined;
      const { _id, ...mail } = found;
      return { id: _id, ...mail };
    },

    async deleteByUser(userId: string, transaction: Transaction): Promise<void> {
      await mails.deleteMany({ userId }, { session: transaction });
    },
  };
}
