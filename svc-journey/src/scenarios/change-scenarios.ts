import { AppError, type Dependencies } from '@hearthway/service-kit';
import type { UpdateByRule } from '../milestones/index.js';
import type { SavedScenario, ScenarioList } from './scenario-list.js';
import type { ScenarioStore } from './scenario-store.js';

export interface ScenarioChangeDependencies extends Pick<Dependencies, 'transaction'> {
  readonly store: ScenarioStore;
  readonly updateBudget: UpdateByRule;
}

export interface ScenarioChange {
  readonly userId: string;
  readonly correlationId: string;
  readonly change: (list: ScenarioList) => ScenarioList;
}

/** Changes a buyer’s scenarios, and updates the budget's milestone. */
export async function changeScenarios(
  { store, transaction, updateBudget }: ScenarioChangeDependencies,
  { userId, correlationId, change }: ScenarioChange,
): Promise<ScenarioList> {
  return transaction(async (transaction) => {
    const before = await store.findByUser(userId, transaction);
    const after = change(before);
    if (after === before) return before;
    await store.replace(userId, after, transaction);
    if (after.pinnedId !== before.pinnedId) await updateBudget({ userId, correlationId }, transaction);
    return after;
  });
}

/** @throws AppError `scenario.not-found`, also for another buyer’s scenario */
export function requireScenario(list: ScenarioList, id: string): SavedScenario {
  const found = list.scenarios.find((scenario) => scenario.id === id);
  if (!found) throw new AppError('scenario.not-found', 'We couldn’t find that scenario');
  return found;
}
