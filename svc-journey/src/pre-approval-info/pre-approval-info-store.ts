import {
  sensitiveQuestions,
  wizardQuestions,
  type PreApprovalInfo,
  type SavedPreApprovalInfo,
  type WizardQuestion,
} from '@hearthway/contracts/journey';
import { ensureIndexes, type Sealing } from '@hearthway/service-kit';
import { Schema, type ClientSession, type Connection } from 'mongoose';

type SensitiveQuestion = (typeof sensitiveQuestions)[number];

interface PreApprovalInfoDocument extends Omit<PreApprovalInfo, SensitiveQuestion> {
  /** The user's id: one document per buyer. */
  _id: string;
  /** The sensitive answers that were given. */
  sealed?: SealedAnswers;
  updatedAt: Date;
  completedAt: Date | null;
}

type SealedAnswers = Partial<Record<SensitiveQuestion, string>>;

const isSensitive = (question: WizardQuestion): question is SensitiveQuestion =>
  (sensitiveQuestions as readonly WizardQuestion[]).includes(question);

const schema = new Schema<PreApprovalInfoDocument>(
  {
    _id: { type: String, required: true },
    ...Object.fromEntries(wizardQuestions.filter((question) => !isSensitive(question)).map((name) => [name, String])),
    sealed: new Schema(Object.fromEntries(sensitiveQuestions.map((name) => [name, String])), { _id: false }),
    updatedAt: { type: Date, required: true },
    completedAt: Date,
  },
  { versionKey: false, collection: 'pre-approval-infos', strict: 'throw' },
);

export type PreApprovalInfoStore = ReturnType<typeof createPreApprovalInfoStore>;

/** Sensitive answers lie sealed, each bound to its buyer and its question. */
export function createPreApprovalInfoStore(connection: Connection, sealing: Sealing) {
  const infos = connection.model('PreApprovalInfo', schema);

  return {
    ensureIndexes: () => ensureIndexes(connection, [infos]),

    find,

    /** What the matching of lenders may know: the sensitive answers are not even read for it. */
    async findProperty(userId: string): Promise<Pick<PreApprovalInfo, 'propertyType' | 'propertyUse'> | undefined> {
      const found = await infos.findById(userId, { propertyType: 1, propertyUse: 1 }).lean();
      return found ? { propertyType: found.propertyType, propertyUse: found.propertyUse } : undefined;
    },

    /** The whole form in place of the one before. */
    async save(
      userId: string,
      { citizenship, maritalStatus, ...plain }: PreApprovalInfo,
      updatedAt: Date,
      session: ClientSession,
    ): Promise<SavedPreApprovalInfo> {
      const sealed = seal(userId, { citizenship, maritalStatus });
      const saved = await infos
        .findOneAndUpdate(
          { _id: userId },
          { $set: { ...plain, sealed, updatedAt }, $setOnInsert: { completedAt: null } },
          { upsert: true, returnDocument: 'after', session },
        )
        .lean();
      return opened(saved);
    },

    async markCompleted(userId: string, completedAt: Date, session: ClientSession): Promise<void> {
      await infos.updateOne({ _id: userId }, { $set: { completedAt } }, { session });
    },

    /** The sensitive answers are as if never given; all else stays. */
    async eraseSensitive(userId: string): Promise<void> {
      await infos.updateOne({ _id: userId }, { $unset: { sealed: 1 } });
    },

    async erase(userId: string, session: ClientSession): Promise<void> {
      await infos.deleteOne({ _id: userId }, { session });
    },

    /** Everything that is kept of the buyer, readable; `undefined` when there is nothing. */
    exportOf: find,
  };

  async function find(userId: string): Promise<SavedPreApprovalInfo | undefined> {
    const found = await infos.findById(userId).lean();
    return found ? opened(found) : undefined;
  }

  function seal(userId: string, answers: Pick<PreApprovalInfo, SensitiveQuestion>): SealedAnswers {
    const given = sensitiveQuestions.filter((question) => answers[question] !== '');
    return Object.fromEntries(
      given.map((question) => [question, sealing.seal(answers[question], contextOf(userId, question))]),
    );
  }

  function opened({ _id, sealed, updatedAt, completedAt, ...plain }: PreApprovalInfoDocument): SavedPreApprovalInfo {
    const answerTo = (question: SensitiveQuestion) => {
      const answer = sealed?.[question];
      return answer === undefined ? '' : sealing.open(answer, contextOf(_id, question));
    };
    return {
      ...plain,
      citizenship: answerTo('citizenship') as PreApprovalInfo['citizenship'],
      maritalStatus: answerTo('maritalStatus') as PreApprovalInfo['maritalStatus'],
      updatedAt: updatedAt.toISOString(),
      completedAt: completedAt?.toISOString() ?? null,
    };
  }
}

const contextOf = (userId: string, question: SensitiveQuestion) => `${question} of user ${userId}`;
