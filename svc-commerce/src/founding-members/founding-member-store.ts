import { ensureIndexes } from '@hearthway/service-kit';
import { Schema, type Connection } from 'mongoose';

/** A founding member is one whose payment is complete; what is under way is not here yet. */
interface FoundingMemberDocument {
  _id: string;
  completedAt: Date;
}

const foundingMemberSchema = new Schema<FoundingMemberDocument>(
  { _id: { type: String, required: true }, completedAt: { type: Date, required: true } },
  { versionKey: false, collection: 'founding_members', strict: 'throw' },
);

export type FoundingMemberStore = ReturnType<typeof createFoundingMemberStore>;

export function createFoundingMemberStore(connection: Connection) {
  const members = connection.model('FoundingMember', foundingMemberSchema);
  return {
    ensureIndexes: () => ensureIndexes(connection, [members]),
    count: (): Promise<number> => members.countDocuments({}),
  };
}
