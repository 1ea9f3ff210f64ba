import { problemTexts } from '@hearthway/contracts/texts';
import type { Scenario, SharedScenario } from '@hearthway/contracts/journey';
import { AppError } from '@hearthway/service-kit';
import { dayOf } from '../policy/index.js';
import { changeScenarioInList, type ScenarioRequest } from './change-list.js';
import type { ScenarioDependencies } from './dependencies.js';
import { withLink } from './scenario-list.js';
import { withoutPerson } from './without-person.js';

/** Makes a new link; an earlier one stops working. @throws AppError `scenario.not-found` */
export async function shareScenario(
  dependencies: ScenarioDependencies,
  request: ScenarioRequest,
): Promise<{ token: string; scenario: Scenario }> {
  const { token, hash } = dependencies.linkTokens.make();
  const link = { tokenHash: hash, sharedAt: dependencies.now() };
  const scenario = await changeScenarioInList(dependencies, request, (list) =>
    withLink(list, request.scenarioId, link),
  );
  return { token, scenario };
}

/** What anyone with the link sees. @throws AppError `shared-scenario.not-found` if it is unknown or revoked */
export async function openSharedScenario(
  { store, linkTokens, computeAffordability, figuresAt }: ScenarioDependencies,
  token: string,
): Promise<SharedScenario> {
  const found = await store.findByTokenHash(linkTokens.hashOf(token));
  if (!found) throw new AppError('shared-scenario.not-found', problemTexts.sharedScenarioNotFound);
  const asOf = dayOf(figuresAt());
  return withoutPerson(found.figures, computeAffordability(found.figures, asOf), asOf);
}
