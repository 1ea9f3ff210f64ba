import type { Scenario } from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError, retryOnConflict } from '@hearthway/service-kit';
import type { ScenarioDependencies } from './dependencies.js';
import { findScenario, type SavedScenario, type ScenarioList } from './scenario-list.js';
import { ListChanged } from './scenario-store.js';
import { withResult } from './with-result.js';

/** The request that a change belongs to. */
export interface ScenarioRequest {
  readonly userId: string;
  readonly scenarioId: string;
  readonly correlationId: string;
}

type Change = (list: ScenarioList, scenario: SavedScenario | undefined) => ScenarioList;

/**
 * Changes a buyer's list as a whole, from what is stored at that moment. A budget that is pinned completes the milestone in
 * the same transaction; one that is gone takes the completion back.
 */
export async function changeList(
  { store, transaction, updateBasis }: ScenarioDependencies,
  { userId, scenarioId, correlationId }: ScenarioRequest,
  change: Change,
): Promise<ScenarioList> {
  const changeOnce = () =>
    transaction(async (transaction) => {
      const { revision, ...before } = await store.findByUser(userId, transaction);
      const after = change(before, findScenario(before, scenarioId));
      if (after === before) return before;
      await store.replace(userId, revision, after, transaction);
      const met = after.pinnedId !== null;
      if (met !== (before.pinnedId !== null)) {
        await updateBasis({ userId, title: 'Buying Power', met, correlationId }, transaction);
      }
      return after;
    });
  return retryOnConflict(changeOnce, { isConflict: (error) => error instanceof ListChanged, attempts });
}

/**
 * Changes one scenario that has to be there, and returns it with its result.
 * @throws AppError `scenario.not-found`, also for another buyer's
 */
export async function changeScenarioInList(
  dependencies: ScenarioDependencies,
  request: ScenarioRequest,
  change: (list: ScenarioList, scenario: SavedScenario) => ScenarioList,
): Promise<Scenario> {
  const list = await changeList(dependencies, request, (before, scenario) => {
    if (!scenario) throw notFound();
    return change(before, scenario);
  });
  return scenarioOf(dependencies, list, request.scenarioId);
}

/** @throws AppError `scenario.not-found` */
export function scenarioOf(dependencies: ScenarioDependencies, list: ScenarioList, scenarioId: string): Scenario {
  const scenario = findScenario(list, scenarioId);
  if (!scenario) throw notFound();
  return withResult(dependencies, list, scenario);
}

const notFound = () => new AppError('scenario.not-found', problemTexts.scenarioNotFound);

/** A buyer has only so many windows. */
const attempts = 20;
