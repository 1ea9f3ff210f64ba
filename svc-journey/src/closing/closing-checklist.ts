import type { MilestoneRuleItem } from '@hearthway/contracts/journey';
import type { ClosingDependencies } from './dependencies.js';

/** What completes the milestone Closing, and what of it the buyer has. */
export function closingChecklist({ store, findContract }: Pick<ClosingDependencies, 'store' | 'findContract'>) {
  return async (userId: string): Promise<readonly MilestoneRuleItem[]> => {
    const contract = await findContract(userId);
    const closing = contract && (await store.findByContract(userId, contract.id));
    // Someone may have ended the contract as closed before there was a place for these days.
    const isClosed = contract?.status === 'closed';
    return [
      { text: 'Note the day you signed', done: isClosed || (closing?.signedOn ?? null) !== null },
      { text: 'Note the day you got the keys', done: isClosed || (closing?.keysOn ?? null) !== null },
    ];
  };
}
