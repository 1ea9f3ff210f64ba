import type { HomeAnswers } from '@hearthway/contracts/affordability';
import {
  sensitiveQuestions,
  wizardQuestions,
  type PreApprovalInfo,
  type SavedPreApprovalInfo,
  type WizardQuestion,
} from '@hearthway/contracts/journey';
import { ensureIndexes, type Sealing, type Transaction } from '@hearthway/service-kit';
import { Schema, type Connection } from 'mongoose';

type SensitiveQuestion = (typeof sensitiveQuestions)[number];

interface PreApprovalInfoDocument extends Omit<PreApprovalInfo, SensitiveQuestion> {
  /** The user's id: one document per buyer. */
  _id: string;
  /** Unanswered questions have no key. */
  sealed?: SealedAnswers;
  updatedAt: Date;
  completedAt: Date | null;
}

type SealedAnswers = Partial<Record<SensitiveQuestion, string>>;

/** The answers that a lender's form asks for, too. */
const applicantQuestions = ['firstName', 'lastName', 'phone', 'email', 'propertyType', 'propertyUse'] as const;
export type Applicant = Pick<PreApprovalInfo, (typeof applicantQuestions)[number]>;

const isSensitive = (question: WizardQuestion): question is SensitiveQuestion =>
  (sensitiveQuestions as readonly WizardQuestion[]).includes(question);

const plainQuestions = wizardQuestions.filter((question) => !isSensitive(question));

const schema = new Schema<PreApprovalInfoDocument>(
  {
    _id: { type: String, required: true },
    ...Object.fromEntries(plainQuestions.map((name) => [name, String])),
    sealed: new Schema(Object.fromEntries(sensitiveQuestions.map((name) => [name, String])), { _id: false }),
    updatedAt: { type: Date, required: true },
    completedAt: Date,
  },
  { versionKey: false, collection: 'pre-approval-infos', strict: 'throw' },
);

export type PreApprovalInfoStore = ReturnType<typeof createPreApprovalInfoStore>;

/** Seals each sensitive answer with its buyer and question as context. */
export function createPreApprovalInfoStore(connection: Connection, sealing: Sealing) {
  const infos = connection.model('PreApprovalInfo', schema);

  return {
    ensureIndexes: () => ensureIndexes(connection, [infos]),

    findByUser,

    /** What lender matching may know. The sensitive answers aren't even read. */
    async findHome(userId: string): Promise<Pick<PreApprovalInfo, 'propertyType' | 'propertyUse'> | undefined> {
      const found = await infos.findById(userId, { propertyType: 1, propertyUse: 1 }).lean();
      return found ? { propertyType: found.propertyType, propertyUse: found.propertyUse } : undefined;
    },

    /** What affordability may know. The sensitive answers aren't read here either. */
    async findHomeAnswers(userId: string): Promise<HomeAnswers> {
      const found = await infos.findById(userId, { propertyType: 1, propertyUse: 1, propertyState: 1 }).lean();
      if (!found) return {};
      const { propertyType, propertyUse, propertyState } = found;
      return { propertyType, propertyUse, propertyState };
    },

    /** What a loan application may know. The sensitive answers aren't read here either. */
    async findApplicant(userId: string): Promise<Applicant | undefined> {
      const wanted = Object.fromEntries(applicantQuestions.map((question) => [question, 1]));
      return (await infos.findById(userId, { _id: 0, ...wanted }).lean<Applicant>()) ?? undefined;
    },

    /** Empty if the buyer hasn't given it. */
    async findFirstName(userId: string): Promise<string> {
      const found = await infos.findById(userId, { firstName: 1 }).lean();
      return found?.firstName ?? '';
    },

    /** Whether the buyer has answered everything. Sensitive answers erased afterward count as given. */
    async isAnswered(userId: string, transaction: Transaction | null): Promise<boolean> {
      const found = await infos.findById(userId, { sealed: 0 }).session(transaction).lean();
      return !!found?.completedAt && plainQuestions.every((question) => found[question] !== '');
    },

    /** Replaces the whole form, or inserts the first version. */
    async update(
      userId: string,
      { citizenship, maritalStatus, ...plain }: PreApprovalInfo,
      updatedAt: Date,
      transaction: Transaction,
    ): Promise<SavedPreApprovalInfo> {
      const sealed = seal(userId, { citizenship, maritalStatus });
      const saved = await infos
        .findOneAndUpdate(
          { _id: userId },
          { $set: { ...plain, sealed, updatedAt }, $setOnInsert: { completedAt: null } },
          { upsert: true, returnDocument: 'after', session: transaction },
        )
        .lean();
      return opened(saved);
    },

    async updateCompletedAt(userId: string, completedAt: Date, transaction: Transaction): Promise<void> {
      await infos.updateOne({ _id: userId }, { $set: { completedAt } }, { session: transaction });
    },

    /** Leaves everything else unchanged. */
    async deleteSensitiveAnswers(userId: string): Promise<void> {
      await infos.updateOne({ _id: userId }, { $unset: { sealed: 1 } });
    },

    async deleteByUser(userId: string, transaction: Transaction): Promise<void> {
      await infos.deleteOne({ _id: userId }, { session: transaction });
    },

    /** Everything stored about the buyer, unsealed, for a data export. */
    findForExport: findByUser,
  };

  async function findByUser(userId: string): Promise<SavedPreApprovalInfo | undefined> {
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
