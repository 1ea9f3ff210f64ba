import { ensureIndexes, isDuplicateKey } from '@hearthway/service-kit';
import { Schema, type Connection } from 'mongoose';
import type { SigningKey } from './signing-key.js';

type SigningKeyDocument = Omit<SigningKey, 'id'> & { _id: string };

const schema = new Schema<SigningKeyDocument>(
  {
    _id: { type: String, required: true },
    generation: { type: Number, required: true },
    publicKey: { type: Schema.Types.Mixed, required: true },
    sealedPrivateKey: { type: String, required: true },
    createdAt: { type: Date, required: true },
    signsFrom: { type: Date, required: true },
  },
  { collection: 'signing-keys', versionKey: false, strict: 'throw' },
);
schema.index({ generation: 1 }, { unique: true });

export type SigningKeyStore = ReturnType<typeof createSigningKeyStore>;

export function createSigningKeyStore(connection: Connection) {
  const model = connection.model('SigningKey', schema);
  return {
    ensureIndexes: () => ensureIndexes(connection, [model]),
    async findAll(): Promise<SigningKey[]> {
      const documents = await model.find().lean();
      return documents.map(({ _id, ...key }) => ({ id: _id, ...key }));
    },
    /** False when another instance has already stored this generation. */
    async insert({ id, ...key }: SigningKey): Promise<boolean> {
      try {
        await model.create({ _id: id, ...key });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    async delete(id: string): Promise<void> {
      await model.deleteOne({ _id: id });
    },
  };
}
