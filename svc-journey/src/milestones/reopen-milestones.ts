import type { MilestoneKey } from '@hearthway/contracts/journey';
import type { Transaction } from '@hearthway/service-kit';
import { setMilestoneStatus, type MilestoneDependencies } from './change-milestone-status.js';

interface Reopening {
  readonly userId: string;
  readonly keys: readonly MilestoneKey[];
  readonly correlationId: string;
}

/**
 * Puts milestones back in progress because what they rested on is gone: also those that the buyer completed by hand. One that
 * isn't completed stays as it is. Each is completed again as soon as its rule is met, even if it was before.
 */
export type ReopenMilestones = (reopening: Reopening, transaction: Transaction) => Promise<void>;

export function createReopenMilestones(dependencies: MilestoneDependencies): ReopenMilestones {
  const { store } = dependencies;
  return async ({ userId, keys, correlationId }, transaction) => {
    const resting = (await store.findByUser(userId, transaction)).filter(({ key }) =>
      keys.some((wanted) => wanted === key),
    );
    const change = { userId, correlationId, status: 'in_progress', by: 'rule' } as const;
    for (const { id: milestoneId, status } of resting) {
      await store.updateBasis({ userId, milestoneId, isMet: false }, transaction);
      if (status === 'completed') await setMilestoneStatus(dependencies, { ...change, milestoneId }, transaction);
    }
  };
}
