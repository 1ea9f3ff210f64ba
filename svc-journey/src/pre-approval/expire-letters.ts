import type { Dependencies } from '@hearthway/service-kit';
import type { PreApprovalDependencies } from './change-pre-approval.js';
import { lastZoneDay } from './pre-approval.js';

/** The next run continues. */
const buyersPerRun = 200;

/**
 * Updates the milestone of buyers whose last letter has expired, however long ago. The due date is cleared in the same
 * transaction, so that it happens once, even with two instances. A failing buyer stays due and doesn’t hold up the others.
 * @throws AggregateError the errors of those who failed
 */
export async function expireLetters({
  store,
  transaction,
  now,
  newId,
  updateMilestone,
}: Pick<PreApprovalDependencies, 'store' | 'transaction' | 'now' | 'updateMilestone'> &
  Pick<Dependencies, 'newId'>): Promise<void> {
  const today = lastZoneDay(now());
  const failures: unknown[] = [];
  for (const userId of await store.findExpired(today, buyersPerRun)) {
    try {
      await transaction(async (transaction) => {
        const isDue = await store.clearExpired(userId, today, transaction);
        if (isDue) await updateMilestone({ userId, correlationId: newId() }, transaction);
      });
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `Buyers whose letters failed: ${failures.length}`);
}
