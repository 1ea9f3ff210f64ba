import type { PreApprovalInfo, SavedPreApprovalInfo } from '@hearthway/contracts/journey';
import type { PreApprovalInfoDependencies } from './dependencies.js';
import { isComplete } from './pre-approval-info.js';

export interface SavePreApprovalInfo {
  readonly userId: string;
  readonly info: PreApprovalInfo;
  readonly correlationId: string;
}

/** Keeps the whole form; the last save wins. The first complete one moves the milestones on, once whatever is saved at once. */
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
