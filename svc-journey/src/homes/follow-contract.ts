import type { HomeStage } from '@hearthway/contracts/journey';
import type { Transaction } from '@hearthway/service-kit';
import type { HomeDependencies } from './dependencies.js';
import { offersAdded, type StoredHome } from './stored-home.js';
import { countHomes, saveChanged } from './update-home.js';

type Dependencies = Pick<HomeDependencies, 'store' | 'now' | 'updateBasis'>;

/** The home that an offer or a contract moves on its buyer’s board. */
export interface BoardMove {
  readonly userId: string;
  readonly homeId: string;
  readonly correlationId: string;
}

/**
 * For a move that depends on other offers for the home: two that end at the same moment would each still see the other one. Call it
 * before looking at them.
 */
export async function takeTurnOnBoard(
  { store }: Pick<HomeDependencies, 'store'>,
  userId: string,
  transaction: Transaction,
): Promise<void> {
  await store.takeTurn(userId, transaction);
}

/** A home that is further along, or that the buyer deleted since, stays as it is. */
export async function putHomeUnderOffer(
  dependencies: Dependencies,
  move: BoardMove,
  transaction: Transaction,
): Promise<void> {
  const [home] = await dependencies.store.findByIds(move.userId, [move.homeId], transaction);
  if (home && home.stage !== 'contract') await moveTo(dependencies, home, 'offer', move, transaction);
}

/** False if the buyer has no such home. */
export async function putHomeUnderContract(
  dependencies: Dependencies,
  move: BoardMove,
  transaction: Transaction,
): Promise<boolean> {
  const [home] = await dependencies.store.findByIds(move.userId, [move.homeId], transaction);
  if (home) await moveTo(dependencies, home, 'contract', move, transaction);
  return home !== undefined;
}

/** Back to the shortlist, since there is no offer either. A home that the buyer deleted or moved since stays as it is. */
export async function returnHomeToBoard(
  dependencies: Dependencies,
  move: BoardMove,
  transaction: Transaction,
): Promise<void> {
  const [home] = await dependencies.store.findByIds(move.userId, [move.homeId], transaction);
  if (home?.stage === 'contract') await moveTo(dependencies, home, 'shortlist', move, transaction);
}

/** Back to the shortlist, once the last offer for it has ended. A home that the buyer deleted or moved since stays as it is. */
export async function returnHomeFromOffer(
  dependencies: Dependencies,
  move: BoardMove,
  transaction: Transaction,
): Promise<void> {
  const [home] = await dependencies.store.findByIds(move.userId, [move.homeId], transaction);
  if (home?.stage === 'offer') await moveTo(dependencies, home, 'shortlist', move, transaction);
}

async function moveTo(
  dependencies: Dependencies,
  home: StoredHome,
  stage: HomeStage,
  { userId, correlationId }: BoardMove,
  transaction: Transaction,
): Promise<void> {
  if (home.stage === stage) return;
  await saveChanged(dependencies, home, { ...home, stage }, transaction);
  const added = { homes: 0, offers: offersAdded(home.stage, stage) };
  await countHomes(dependencies, { userId, correlationId }, added, transaction);
}
