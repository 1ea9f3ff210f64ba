import {
  answerProblem,
  wizardQuestions,
  type PreApprovalInfo,
  type SavedPreApprovalInfo,
} from '@hearthway/contracts/journey';
import type { Dependencies } from '@hearthway/service-kit';
import type { UpdateByRule } from '../milestones/index.js';
import type { PreApprovalInfoStore } from './pre-approval-info-store.js';

export interface PreApprovalInfoDependencies extends Pick<Dependencies, 'transaction' | 'now'> {
  readonly store: PreApprovalInfoStore;
  readonly updateIntroduction: UpdateByRule;
}

export interface SavePreApprovalInfo {
  readonly userId: string;
  readonly info: PreApprovalInfo;
  readonly correlationId: string;
}

/** The last save wins. */
export async function savePreApprovalInfo(
  { store, transaction, now, updateIntroduction }: PreApprovalInfoDependencies,
  { userId, info, correlationId }: SavePreApprovalInfo,
): Promise<SavedPreApprovalInfo> {
  return transaction(async (transaction) => {
    const savedAt = now();
    const saved = await store.update(userId, info, savedAt, transaction);
    const isFirst = saved.completedAt === null && isComplete(info);
    if (isFirst) await store.updateCompletedAt(userId, savedAt, transaction);
    await updateIntroduction({ userId, correlationId }, transaction);
    return isFirst ? { ...saved, completedAt: savedAt.toISOString() } : saved;
  });
}

/** Whether every question of the wizard has a valid answer. */
export function isComplete(info: PreApprovalInfo): boolean {
  return wizardQuestions.every((question) => answerProblem(question, info) === undefined);
}
