import type { HomeDependencies } from './dependencies.js';
import { offersAdded } from './stored-home.js';
import { removeTourEvent } from './tour-event.js';
import { countHomes, readForChange, type HomeRequest } from './update-home.js';

/** Also cancels its tour. @throws AppError `home.not-found` @throws VersionConflict `home.conflict` */
export async function deleteHome(dependencies: HomeDependencies, request: HomeRequest): Promise<void> {
  const { store, transaction } = dependencies;
  await transaction(async (transaction) => {
    const home = await readForChange(dependencies, request, null, transaction);
    await store.delete(home, transaction);
    await removeTourEvent(dependencies, home, transaction);
    const counts = { homes: -1, offers: offersAdded(home.stage, undefined) };
    await countHomes(dependencies, request, counts, transaction);
  });
}
