import { scenarioMaximum, type Scenario, type ScenarioEntry } from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError, refuseReusedKey } from '@hearthway/service-kit';
import { dayOf } from '../policy/index.js';
import { changeList, changeScenarioInList, scenarioOf, type ScenarioRequest } from './change-list.js';
import type { ScenarioDependencies } from './dependencies.js';
import { refuseOtherVersion } from './refuse-other-version.js';
import { withChange, withNew, type ScenarioSave } from './scenario-list.js';

/** A repeated request finds its scenario and changes nothing. @throws AppError `scenario.too-many`, `request.key-reused` */
export async function createScenario(
  dependencies: ScenarioDependencies,
  request: ScenarioRequest,
  entry: ScenarioEntry,
): Promise<Scenario> {
  const save = saveNow(dependencies, entry);
  const list = await changeList(dependencies, request, (before, there) => {
    if (there) {
      const { version, name, figures } = there;
      if (version === 1) refuseReusedKey({ name, figures }, entry);
      return before;
    }
    if (before.scenarios.length >= scenarioMaximum) {
      throw new AppError('scenario.too-many', problemTexts.scenariosFull, { limit: 'scenarios' });
    }
    return withNew(before, request.scenarioId, save);
  });
  return scenarioOf(dependencies, list, request.scenarioId);
}

/** @throws AppError `scenario.not-found`, `scenario.conflict` with both versions */
export function changeScenario(
  dependencies: ScenarioDependencies,
  request: ScenarioRequest,
  change: { readonly version: number; readonly entry: ScenarioEntry },
): Promise<Scenario> {
  const save = saveNow(dependencies, change.entry);
  return changeScenarioInList(dependencies, request, (list, scenario) => {
    refuseOtherVersion(dependencies, { list, scenario, version: change.version, yours: change.entry });
    return withChange(list, request.scenarioId, save);
  });
}

function saveNow(dependencies: ScenarioDependencies, entry: ScenarioEntry): ScenarioSave {
  const { computeAffordability, now, figuresAt } = dependencies;
  const { policyRowIds } = computeAffordability(entry.figures, dayOf(figuresAt()));
  return { entry, savedAt: now(), savedRowIds: policyRowIds };
}
