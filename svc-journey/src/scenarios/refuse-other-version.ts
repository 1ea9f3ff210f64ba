import { problemTexts } from '@hearthway/contracts/texts';
import { VersionConflict } from '@hearthway/service-kit';
import type { ScenarioDependencies } from './dependencies.js';
import type { SavedScenario, ScenarioList } from './scenario-list.js';
import { withResult } from './with-result.js';

interface WantedChange {
  readonly list: ScenarioList;
  readonly scenario: SavedScenario;
  /** The version that the buyer saw. */
  readonly version: number;
  /** What they want instead; `null` for nothing at all. */
  readonly yours: unknown;
}

/** @throws VersionConflict `scenario.conflict` if the scenario changed since the buyer saw it */
export function refuseOtherVersion(
  dependencies: ScenarioDependencies,
  { list, scenario, version, yours }: WantedChange,
): void {
  if (scenario.version === version) return;
  const current = withResult(dependencies, list, scenario);
  throw new VersionConflict('scenario.conflict', problemTexts.scenarioConflict, { yours, current });
}
