import type { Home } from '@hearthway/contracts/journey';
import type { HomeDependencies } from './dependencies.js';
import { withTourEvent } from './tour-event.js';
import { updateHome, type HomeRequest } from './update-home.js';

/**
 * Sets or cancels a home's tour, and its event in the calendar.
 * @throws AppError `home.not-found` @throws VersionConflict `home.conflict`
 */
export async function planTour(
  dependencies: HomeDependencies,
  request: HomeRequest,
  tourAt: string | null,
): Promise<Home> {
  const startsAt = tourAt === null ? null : new Date(tourAt).toISOString();
  return updateHome(dependencies, request, { tourAt }, (home, transaction) =>
    withTourEvent(dependencies, { ...home, tourAt: startsAt }, transaction),
  );
}
