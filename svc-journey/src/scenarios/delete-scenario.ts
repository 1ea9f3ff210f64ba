import { problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import { changeList, type ScenarioRequest } from './change-list.js';
import type { ScenarioDependencies } from './dependencies.js';
import { refuseOtherVersion } from './refuse-other-version.js';
import { without } from './scenario-list.js';

/** @throws AppError `scenario.not-found`, also for another buyer's; `scenario.conflict` with both versions */
export async function deleteScenario(
  dependencies: ScenarioDependencies,
  request: ScenarioRequest,
  version: number,
): Promise<void> {
  await changeList(dependencies, request, (list, scenario) => {
    if (!scenario) throw new AppError('scenario.not-found', problemTexts.scenarioNotFound);
    refuseOtherVersion(dependencies, { list, scenario, version, yours: null });
    return without(list, request.scenarioId);
  });
}
