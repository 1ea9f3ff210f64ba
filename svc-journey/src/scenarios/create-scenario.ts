import { scenarioMaximum, type Scenario, type ScenarioEntry } from '@hearthway/contracts/journey';
import { AppError } from '@hearthway/service-kit';
import { requireCountyOfState } from '../counties/index.js';
import { rowsToday, type RowsFor } from '../policy/index.js';
import { changeScenarios, requireScenario, type ScenarioChangeDependencies } from './change-scenarios.js';
import { withNew } from './scenario-list.js';
import { savedScenario, withResult } from './scenario-results.js';

export interface CreateScenarioDependencies extends ScenarioChangeDependencies {
  readonly policyRowsFor: RowsFor;
  /** The date and time whose figures apply. */
  readonly now: () => Date;
}

interface NewScenario {
  readonly userId: string;
  readonly correlationId: string;
  /** If the buyer already has a scenario with this id, it is returned and nothing changes. */
  readonly id: string;
  readonly entry: ScenarioEntry;
}

/** @throws AppError `financial-profile.unknown-county`, `scenario.too-many` */
export async function createScenario(
  dependencies: CreateScenarioDependencies,
  { userId, correlationId, id, entry }: NewScenario,
): Promise<Scenario> {
  requireCountyOfState(entry.figures, 'body.figures.countyFips');
  const day = rowsToday(dependencies);
  const scenario = savedScenario({ id, savedAt: dependencies.now(), ...entry }, day);
  const list = await changeScenarios(dependencies, {
    userId,
    correlationId,
    change(before) {
      if (before.scenarios.some((one) => one.id === id)) return before;
      if (before.scenarios.length < scenarioMaximum) return withNew(before, scenario);
      throw new AppError(
        'scenario.too-many',
        `You have ${scenarioMaximum} scenarios, which is the most we keep. Delete one to save another.`,
        { limit: 'scenarios' },
      );
    },
  });
  return withResult(list, requireScenario(list, id), day);
}
