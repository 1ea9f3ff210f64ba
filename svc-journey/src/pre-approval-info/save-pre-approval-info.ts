import {
  answerProblem,
  wizardQuestions,
  type PreApprovalInfo,
  type SavedPreApprovalInfo,
} from '@hearthway/contracts/journey';
import type { Dependencies, Transaction } from '@hearthway/service-kit';
import type { FinishIntroduction } from '../milestones/index.js';
import type { PreApprovalInfoStore } from './pre-approval-info-store.js';

export interface PreApprovalInfoDependencies extends Pick<Dependencies, 'transaction' | 'now'> {
  readonly store: PreApprovalInfoStore;
  /** Advances the milestones. */
  readonly finishIntroduction: (request: FinishIntroduction, transaction: Transaction) => Promise<void>;
}

export interface SavePreApprovalInfo {
  readonly userId: string;
  readonly info: PreApprovalInfo;
  readonly correlationId: string;
}

/** The last save wins. The first complete one also advances the milestones, once even if several come at the same time. */
export async function savePreApprovalInfo(
  { store, transaction, now, finishIntroduction }: PreApprovalInfoDependencies,
  { userId, info, correlationId }: SavePreApprovalInfo,
): Promise<SavedPreApprovalInfo> {
  return transaction(async (transaction) => {
    const savedAt = now();
    const saved = await store.update(userId, info, savedAt, transaction);
    if (saved.completedAt !== null || !isComplete(info)) return saved;
    await store.updateCompletedAt(userId, savedAt, transaction);
    await finishIntroduction({ userId, correlationId }, transaction);
    return { ...saved, completedAt: savedAt.toISOString() };
  });
}

/** Whether every question of the wizard has a valid answer. */
export function isComplete(info: PreApprovalInfo): boolean {
  return wizardQuestions.every((question) => answerProblem(question, info) === undefined);
}
