import type { MilestoneRuleItem } from '@hearthway/contracts/journey';
import type { ScenarioStore } from './scenario-store.js';

/** What completes the milestone "Buying Power". */
export function readBudgetChecklist({ findByUser }: Pick<ScenarioStore, 'findByUser'>) {
  return async (userId: string): Promise<MilestoneRuleItem[]> => {
    const { scenarios, pinnedId } = await findByUser(userId);
    return [
      { text: 'Save a scenario', done: scenarios.length > 0 },
      { text: 'Pin one as your budget', done: pinnedId !== null },
    ];
  };
}
