import { updateMilestone } from './change-pre-approval.js';
import type { PreApprovalDependencies } from './dependencies.js';
import { nextExpiryOf } from './pre-approval.js';

interface ExpiryDependencies extends Pick<
  PreApprovalDependencies,
  'store' | 'transaction' | 'now' | 'newId' | 'updateBasis'
> {
  /** Whether this instance may do it now. */
  readonly claim: () => Promise<boolean>;
}

/** A run ends after so many buyers; the next one continues. */
const buyersPerRun = 200;

/**
 * Takes the milestone back from buyers whose last letter has expired, each in a transaction of its own that also moves on to
 * their next expiry: so every expiry counts once, even if two instances or two runs meet. A buyer who fails doesn’t hold up
 * the others and is tried again.
 * @throws AggregateError the errors of those who failed
 */
export async function expireLetters({ store, transaction, now, newId, updateBasis, claim }: ExpiryDependencies) {
  if (!(await claim())) return;
  const failures: unknown[] = [];
  for (const userId of await store.findExpired(now(), buyersPerRun)) {
    try {
      await transaction(async (transaction) => {
        // Read again: another instance, or the buyer, may have been faster.
        const preApproval = await store.findForChange(userId, transaction);
        await store.update(userId, preApproval, nextExpiryOf(preApproval.letters, now()), transaction);
        await updateMilestone({ updateBasis, now }, { userId, correlationId: newId() }, preApproval, transaction);
      });
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `Buyers whose letters failed: ${failures.length}`);
}
