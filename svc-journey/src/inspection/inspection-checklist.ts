import type { InspectionDependencies } from './dependencies.js';
import { isDecided, windowOf } from './inspection-window.js';

/** What the milestone Home Inspection asks for, and whether the buyer has done it. */
export function inspectionChecklist({
  store,
  readShownContract,
  now,
}: Pick<InspectionDependencies, 'store' | 'readShownContract' | 'now'>) {
  return async (userId: string): Promise<readonly { text: string; done: boolean }[]> => {
    const current = await readShownContract(userId);
    const underContract = { text: 'Have a home under contract', done: current !== undefined };
    const decide = 'Record your decision to go ahead before your window ends';
    if (!current) return [underContract, { text: decide, done: false }];
    const { decisions } = await store.find(userId, current.contract.id);
    const window = windowOf(current, now());
    const text = window.deadline === null ? 'Record your decision to go ahead without the right to leave' : decide;
    return [underContract, { text, done: isDecided(decisions, window) }];
  };
}
