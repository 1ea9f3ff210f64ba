import { ensureIndexes } from '@hearthway/service-kit';
import { Schema, type Connection } from 'mongoose';

/** Somebody who wants no news. The id stands for the address; the address itself is not here. */
interface SuppressionDocument {
  _id: string;
  since: Date;
}

const suppressionSchema = new Schema<SuppressionDocument>(
  { _id: { type: String, required: true }, since: { type: Date, required: true } },
  { versionKey: false, collection: 'email-suppressions', strict: 'throw' },
);

export type SuppressionStore = ReturnType<typeof createSuppressionStore>;

export function createSuppressionStore(connection: Connection) {
  const suppressions = connection.model('EmailSuppression', suppressionSchema);

  return {
    ensureIndexes: () => ensureIndexes(connection, [suppressions]),

    has: async (recipientKey: string): Promise<boolean> => (await suppressions.exists({ _id: recipientKey })) !== null,

    async insert(recipientKey: string, since: Date): Promise<void> {
      await suppressions.updateOne({ _id: recipientKey }, { $setOnInsert: { since } }, { upsert: true });
    },
  };
}
