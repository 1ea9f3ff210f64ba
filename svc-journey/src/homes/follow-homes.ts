import type { Transaction } from '@hearthway/service-kit';
import type { KeepEvents } from '../calendar-events/index.js';
import type { UpdateByRule } from '../milestones/index.js';
import { isUnderOffer, type StoredHome } from './stored-home.js';
import { tourEntries } from './tour-entry.js';

export interface FollowDependencies {
  readonly keepEvents: KeepEvents;
  readonly updateHomeSearch: UpdateByRule;
  /** Told of every home that goes, in its transaction. */
  readonly homeFollowers: readonly HomeFollower[];
}

/** A home that was deleted, or merged into another one of the buyer. */
export interface RemovedHome {
  readonly userId: string;
  readonly homeId: string;
  readonly mergedInto: string | undefined;
}

export type HomeFollower = (removed: RemovedHome, transaction: Transaction) => Promise<void>;

/** `after` is undefined if the home is gone. */
export interface HomeChange {
  readonly before: StoredHome;
  readonly after: StoredHome | undefined;
  /** The home that has its facts now. */
  readonly mergedInto?: string;
}

/** Updates the calendar, the milestone, and what other modules keep about one buyer's homes, in the transaction that changed them. */
export async function followHomes(
  { keepEvents, updateHomeSearch, homeFollowers }: FollowDependencies,
  { userId, correlationId }: { readonly userId: string; readonly correlationId: string },
  changes: readonly HomeChange[],
  transaction: Transaction,
): Promise<void> {
  for (const { before, after, mergedInto } of changes) {
    const tour = { before: tourEntries(before), after: tourEntries(after) };
    await keepEvents({ userId, source: `tour:${before.id}`, ...tour }, transaction);
    if (after) continue;
    for (const follow of homeFollowers) await follow({ userId, homeId: before.id, mergedInto }, transaction);
  }
  const mayChangeRule = changes.some(({ before, after }) => isUnderOffer(before) !== isUnderOffer(after));
  if (mayChangeRule) await updateHomeSearch({ userId, correlationId }, transaction);
}
