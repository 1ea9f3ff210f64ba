import type { ContractFollower } from '../purchase-contract/index.js';
import type { InspectionDependencies } from './dependencies.js';
import { isDecided, windowOf } from './inspection-window.js';

/** A window that moves can take a decision out of it, or back into it. */
export function inspectionFollower({
  store,
  updateBasis,
  now,
}: Pick<InspectionDependencies, 'store' | 'updateBasis' | 'now'>): ContractFollower {
  return async ({ userId, contract, deadlines, correlationId }, transaction) => {
    if (contract.status !== 'active') return;
    const { decisions } = await store.find(userId, contract.id, transaction);
    if (decisions.length === 0) return;
    const met = isDecided(decisions, windowOf({ contract, deadlines }, now()));
    await updateBasis({ userId, title: 'Home Inspection', met, correlationId }, transaction);
  };
}
