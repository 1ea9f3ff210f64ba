import {
  defaultChatRetention,
  noChatContexts,
  type ChatConsent,
  type ChatContextChoices,
  type ChatMemory,
  type ChatRetention,
} from '@hearthway/contracts/journey';
import { ensureIndexes, type Transaction } from '@hearthway/service-kit';
import { Schema, type Connection } from 'mongoose';

export interface StoredChatSettings {
  readonly contexts: ChatContextChoices;
  /** Every change to them, oldest first. */
  readonly consents: readonly ChatConsent[];
  readonly retention: ChatRetention;
  readonly memories: readonly ChatMemory[];
  /** The times of the buyer's questions within the last minute. */
  readonly asked: readonly Date[];
}

/** One per buyer, so that the second of two concurrent changes starts over and sees the first. */
interface ChatSettingsDocument extends StoredChatSettings {
  /** The user's id. */
  readonly _id: string;
}

const settingsSchema = new Schema<ChatSettingsDocument>(
  {
    _id: { type: String, required: true },
    // This and the next three are parsed by the contract.
    contexts: { type: Schema.Types.Mixed },
    consents: { type: Schema.Types.Mixed },
    retention: { type: String },
    memories: { type: Schema.Types.Mixed },
    asked: { type: [Date], default: undefined },
  },
  { versionKey: false, collection: 'chat-settings', strict: 'throw', minimize: false },
);

const unchanged: StoredChatSettings = {
  contexts: noChatContexts,
  consents: [],
  retention: defaultChatRetention,
  memories: [],
  asked: [],
};

function read(found: ChatSettingsDocument): StoredChatSettings {
  const { contexts, consents, retention, memories, asked } = { ...unchanged, ...found };
  return { contexts, consents, retention, memories, asked };
}

export type ChatSettingsStore = ReturnType<typeof createChatSettingsStore>;

/** What buyers chose for Mia, and what she remembers about them. */
export function createChatSettingsStore(connection: Connection) {
  const settings = connection.model('ChatSettings', settingsSchema);

  const find = async (userId: string, transaction: Transaction | null) => {
    const found = await settings.findById(userId).session(transaction).lean<ChatSettingsDocument>();
    return found ? read(found) : undefined;
  };

  return {
    ensureIndexes: () => ensureIndexes(connection, [settings]),

    findByUser: async (userId: string, transaction: Transaction | null = null): Promise<StoredChatSettings> =>
      (await find(userId, transaction)) ?? unchanged,

    /** The settings must have been read in the same transaction. */
    async save(userId: string, changed: Partial<StoredChatSettings>, transaction: Transaction): Promise<void> {
      await settings.updateOne({ _id: userId }, { $set: changed }, { session: transaction, upsert: true });
    },

    /** Records another question, and drops those from before `since`. @returns the settings before it */
    async noteQuestion(
      userId: string,
      { at, since }: { readonly at: Date; readonly since: Date },
      transaction: Transaction,
    ): Promise<StoredChatSettings> {
      const recent = { $filter: { input: { $ifNull: ['$asked', []] }, cond: { $gt: ['$$this', since] } } };
      const before = await settings
        .findOneAndUpdate({ _id: userId }, [{ $set: { asked: { $concatArrays: [recent, [at]] } } }], {
          session: transaction,
          upsert: true,
          updatePipeline: true,
          returnDocument: 'before',
        })
        .lean<ChatSettingsDocument>();
      return before ? read(before) : unchanged;
    },

    async deleteByUser(userId: string, transaction: Transaction): Promise<void> {
      await settings.deleteOne({ _id: userId }, { session: transaction });
    },

    /** Everything stored about the buyer, for a data export. */
    async findForExport(userId: string) {
      const found = await find(userId, null);
      return found && { ...found, asked: found.asked.map((at) => at.toISOString()) };
    },
  };
}
