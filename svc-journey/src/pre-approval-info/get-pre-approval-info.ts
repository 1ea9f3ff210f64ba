import type { SavedPreApprovalInfo } from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import type { PreApprovalInfoDependencies } from './dependencies.js';

/** @throws AppError `pre-approval-info.not-found` before the first save */
export async function getPreApprovalInfo(
  { store }: Pick<PreApprovalInfoDependencies, 'store'>,
  userId: string,
): Promise<SavedPreApprovalInfo> {
  const saved = await store.findByUser(userId);
  if (!saved) throw new AppError('pre-approval-info.not-found', problemTexts.preApprovalInfoNotFound);
  return saved;
}
