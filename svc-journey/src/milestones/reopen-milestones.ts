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
 * isn't completed stays as it is.
 */
export type ReopenMilestones = (reopening: Reopening, transaction: Transaction) => Promise<void>;

export function createReopenMilestones(dependencies: MilestoneDependencies): ReopenMilestones {
  return async ({ userId, keys, correlationId }, transaction) => {
    const completed = (await dependencies.store.findByUser(userId, transaction)).filter(
      ({ key, status }) => status === 'completed' && keys.some((wanted) => wanted === key),
    );
    const change = { userId, correlationId, status: 'in_progress', by: 'rule' } as const;
    for (const { id } of completed) {
      await setMilestoneStatus(dependencies, { ...change, milestoneId: id }, transaction);
    }
  };
}
