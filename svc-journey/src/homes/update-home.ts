import type { Home } from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError, VersionConflict, type Transaction } from '@hearthway/service-kit';
import type { HomeDependencies } from './dependencies.js';
import type { HomeCounts } from './home-store.js';
import { offersAdded, shown, type StoredHome } from './stored-home.js';

/** One home of the signed-in buyer, as they last read it. */
export interface HomeRequest {
  readonly userId: string;
  readonly homeId: string;
  readonly version: number;
  readonly correlationId: string;
}

/**
 * Changes one home, and everything that follows from its stage.
 * @param yours what the buyer sent, for the answer to a conflict
 * @throws AppError `home.not-found`, also for another buyer's
 * @throws VersionConflict `home.conflict`
 */
export async function updateHome(
  dependencies: HomeDependencies,
  request: HomeRequest,
  yours: unknown,
  change: (home: StoredHome, transaction: Transaction) => StoredHome | Promise<StoredHome>,
): Promise<Home> {
  return dependencies.transaction(async (transaction) => {
    const home = await readForChange(dependencies, request, yours, transaction);
    const changed = await change(home, transaction);
    const saved = await saveChanged(dependencies, home, changed, transaction);
    const counts = { homes: 0, offers: offersAdded(home.stage, saved.stage) };
    await countHomes(dependencies, request, counts, transaction);
    return shown(saved);
  });
}

/** @throws AppError `home.not-found` @throws VersionConflict `home.conflict` */
export async function readForChange(
  { store }: Pick<HomeDependencies, 'store'>,
  { userId, homeId, version }: Pick<HomeRequest, 'userId' | 'homeId' | 'version'>,
  yours: unknown,
  transaction: Transaction,
): Promise<StoredHome> {
  const [home] = await store.findByIds(userId, [homeId], transaction);
  if (!home) throw new AppError('home.not-found', problemTexts.homeNotFound);
  if (home.version !== version) {
    throw new VersionConflict('home.conflict', problemTexts.homeConflict, { yours, current: shown(home) });
  }
  return home;
}

/** Returns what is stored now. */
export async function saveChanged(
  { store, now }: Pick<HomeDependencies, 'store' | 'now'>,
  before: StoredHome,
  after: StoredHome,
  transaction: Transaction,
): Promise<StoredHome> {
  const next = { ...after, version: before.version + 1, updatedAt: now().toISOString() };
  // Nothing else can have changed it in this transaction.
  if (!(await store.replace(next, before.version, transaction))) throw new Error(`Home ${before.id} was not replaced`);
  return next;
}

/** Updates the counts, and the milestone if there are more or fewer offers. */
export async function countHomes(
  { store, updateBasis }: Pick<HomeDependencies, 'store' | 'updateBasis'>,
  { userId, correlationId }: Pick<HomeRequest, 'userId' | 'correlationId'>,
  added: HomeCounts,
  transaction: Transaction,
): Promise<void> {
  if (added.homes === 0 && added.offers === 0) return;
  const { offers } = await store.updateCounts(userId, added, transaction);
  if (added.offers === 0) return;
  await updateBasis({ userId, title: 'Home Search', met: offers > 0, correlationId }, transaction);
}
