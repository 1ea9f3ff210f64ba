import type { Scenario } from '@hearthway/contracts/journey';
import { dayOf } from '../policy/index.js';
import type { ScenarioDependencies } from './dependencies.js';
import type { SavedScenario, ScenarioList } from './scenario-list.js';

/** A scenario as the buyer sees it, with the result by today's rows. */
export function withResult(
  { computeAffordability, figuresAt }: Pick<ScenarioDependencies, 'computeAffordability' | 'figuresAt'>,
  { pinnedId }: ScenarioList,
  { link, savedAt, savedRowIds, ...scenario }: SavedScenario,
): Scenario {
  return {
    ...scenario,
    savedAt: savedAt.toISOString(),
    savedRowIds: [...savedRowIds],
    pinned: scenario.id === pinnedId,
    sharedAt: link?.sharedAt.toISOString() ?? null,
    result: computeAffordability(scenario.figures, dayOf(figuresAt())),
  };
}
