import type { Transaction } from '@hearthway/service-kit';
import type { KeepEvents } from '../calendar-events/index.js';
import type { UpdateByRule } from '../milestones/index.js';
import { isUnderOffer, type StoredHome } from './stored-home.js';
import { tourEntries } from './tour-entry.js';

export interface FollowDependencies {
  readonly keepEvents: KeepEvents;
  readonly updateHomeSearch: UpdateByRule;
}

/** `after` is undefined if the home is gone. */
export interface HomeChange {
  readonly before: StoredHome;
  readonly after: StoredHome | undefined;
}

/** Updates the calendar and the milestone for one buyer's homes, in the transaction that changed them. */
export async function followHomes(
  { keepEvents, updateHomeSearch }: FollowDependencies,
  { userId, correlationId }: { readonly userId: string; readonly correlationId: string },
  changes: readonly HomeChange[],
  transaction: Transaction,
): Promise<void> {
  for (const { before, after } of changes) {
    const tour = { before: tourEntries(before), after: tourEntries(after) };
    await keepEvents({ userId, source: `tour:${before.id}`, ...tour }, transaction);
  }
  const mayChangeRule = changes.some(({ before, after }) => isUnderOffer(before) !== isUnderOffer(after));
  if (mayChangeRule) await updateHomeSearch({ userId, correlationId }, transaction);
}
