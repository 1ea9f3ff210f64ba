import type { Home, HomeEntry } from '@hearthway/contracts/journey';
import type { HomeDependencies } from './dependencies.js';
import { withEntry } from './stored-home.js';
import { withTourEvent } from './tour-event.js';
import { updateHome, type HomeRequest } from './update-home.js';

/**
 * Replaces the facts about a home. A planned tour's event gets the new address.
 * @throws AppError `home.not-found` @throws VersionConflict `home.conflict`
 */
export async function changeHome(
  dependencies: HomeDependencies,
  request: HomeRequest,
  entry: HomeEntry,
): Promise<Home> {
  return updateHome(dependencies, request, entry, (home, transaction) =>
    withTourEvent(dependencies, withEntry(home, entry, dependencies.now()), transaction),
  );
}
