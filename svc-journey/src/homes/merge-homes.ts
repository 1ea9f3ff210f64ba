import type { Home } from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import type { HomeDependencies } from './dependencies.js';
import { merged, offersAdded, shown } from './stored-home.js';
import { removeTourEvent } from './tour-event.js';
import { countHomes, readForChange, saveChanged, type HomeRequest } from './update-home.js';

export interface OtherHome {
  readonly otherId: string;
  readonly otherVersion: number;
}

/**
 * Makes one home of two entries, and deletes the other entry.
 * @throws AppError `home.not-found` if either isn't the buyer's, or both are the same
 * @throws AppError `home.too-long` if the notes of both don't fit
 * @throws VersionConflict `home.conflict`
 */
export async function mergeHomes(dependencies: HomeDependencies, request: HomeRequest, body: OtherHome): Promise<Home> {
  const { store, transaction } = dependencies;
  const { userId, homeId } = request;
  if (body.otherId === homeId) throw new AppError('home.not-found', problemTexts.homeNotFound);
  return transaction(async (transaction) => {
    const kept = await readForChange(dependencies, request, body, transaction);
    const otherRequest = { userId, homeId: body.otherId, version: body.otherVersion };
    const other = await readForChange(dependencies, otherRequest, body, transaction);
    const home = merged(kept, other);
    if (!home) throw new AppError('home.too-long', problemTexts.homeTooLong);
    await store.delete(other, transaction);
    if (kept.tourEventId !== null && other.tourEventId !== null) {
      await removeTourEvent(dependencies, other, transaction);
    }
    const saved = await saveChanged(dependencies, kept, home, transaction);
    const offers = offersAdded(kept.stage, saved.stage) + offersAdded(other.stage, undefined);
    await countHomes(dependencies, request, { homes: -1, offers }, transaction);
    return shown(saved);
  });
}
