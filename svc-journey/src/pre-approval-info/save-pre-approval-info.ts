import {
  answerProblem,
  wizardQuestions,
  type PreApprovalInfo,
  type SavedPreApprovalInfo,
} from '@hearthway/contracts/journey';
import type { PreApprovalInfoDependencies } from './dependencies.js';

export interface SavePreApprovalInfo {
  readonly userId: string;
  readonly info: PreApprovalInfo;
  readonly correlationId: string;
}

/** The last save wins. The first complete one also updates the milestone, once even if several come at the same time. */
export async function savePreApprovalInfo(
  { store, transaction, now, updateIntroduction }: PreApprovalInfoDependencies,
  { userId, info, correlationId }: SavePreApprovalInfo,
): Promise<SavedPreApprovalInfo> {
  return transaction(async (transaction) => {
    const savedAt = now();
    const saved = await store.update(userId, info, savedAt, transaction);
    if (saved.completedAt !== null || !isComplete(info)) return saved;
    await store.updateCompletedAt(userId, savedAt, transaction);
    await updateIntroduction({ userId, correlationId }, transaction);
    return { ...saved, completedAt: savedAt.toISOString() };
  });
}

/** Whether every question of the wizard has a valid answer. */
export function isComplete(info: PreApprovalInfo): boolean {
  return wizardQuestions.every((question) => answerProblem(question, info) === undefined);
}
