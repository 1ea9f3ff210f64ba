import type { Scenario } from '@hearthway/contracts/journey';
import { rowsToday } from '../policy/index.js';
import type { CreateScenarioDependencies } from './create-scenario.js';
import { withResult } from './scenario-results.js';

/** A buyer's scenarios, oldest first, with today's results. */
export async function listScenarios(
  dependencies: Pick<CreateScenarioDependencies, 'store' | 'policyRowsFor' | 'now'>,
  userId: string,
): Promise<Scenario[]> {
  const list = await dependencies.store.findByUser(userId);
  const day = rowsToday(dependencies);
  return list.scenarios.map((scenario) => withResult(list, scenario, day));
}
