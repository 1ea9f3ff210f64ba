import { emptyPreApprovalInfo, type getPreApprovalInfo as operation } from '@hearthway/contracts/journey';
import type { OperationInput, OperationReply } from '@hearthway/contracts/operation';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import type { PreApprovalInfoDependencies } from './dependencies.js';

/** @throws AppError `pre-approval-info.not-found` before the first save, unless blank answers are wanted then */
export async function getPreApprovalInfo(
  { store }: Pick<PreApprovalInfoDependencies, 'store'>,
  userId: string,
  { ifNone }: OperationInput<typeof operation>['query'],
): Promise<OperationReply<typeof operation>> {
  const saved = await store.findByUser(userId);
  if (saved) return saved;
  if (ifNone === 'blank') return { ...emptyPreApprovalInfo, updatedAt: null, completedAt: null };
  throw new AppError('pre-approval-info.not-found', problemTexts.preApprovalInfoNotFound);
}
