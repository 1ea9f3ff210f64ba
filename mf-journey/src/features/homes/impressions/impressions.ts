import { homeLimits, type HomeImpressions, type RoomRating } from '@hearthway/contracts/journey';

/** Notes and ratings that the server doesn't have yet. */
export interface ImpressionsDraft {
  readonly values: HomeImpressions;
  /** As stored when the editing began. */
  readonly from: HomeImpressions;
}

/**
 * What to send after the home has changed elsewhere: our edits on top of what is stored. `conflict`: both sides changed the
 * notes, and only the buyer can tell what to keep.
 */
export function rebased(draft: ImpressionsDraft, stored: HomeImpressions): ImpressionsDraft & { conflict: boolean } {
  const conflict = changedOnBothSides(draft, stored);
  const notes = draft.values.notes === draft.from.notes ? stored.notes : draft.values.notes;
  return {
    values: { notes, ratings: mergedRatings(draft, stored.ratings) },
    from: conflict ? { ...stored, notes: draft.from.notes } : stored,
    conflict,
  };
}

const changedOnBothSides = ({ values, from }: ImpressionsDraft, stored: HomeImpressions): boolean =>
  values.notes !== from.notes && stored.notes !== from.notes && values.notes !== stored.notes;

/** A rating that we changed wins; all others are as stored. */
function mergedRatings({ values, from }: ImpressionsDraft, stored: readonly RoomRating[]): RoomRating[] {
  const starsIn = (ratings: readonly RoomRating[], room: string) =>
    ratings.find((rating) => rating.room === room)?.stars;
  const rooms = [...new Set([...stored, ...values.ratings].map(({ room }) => room))];
  return rooms
    .flatMap((room) => {
      const mine = starsIn(values.ratings, room);
      const isChanged = mine !== starsIn(from.ratings, room);
      const stars = isChanged ? mine : starsIn(stored, room);
      return stars === undefined ? [] : [{ room, stars }];
    })
    .slice(0, homeLimits.ratings);
}

/** Both notes, one below the other, as far as they fit. `undefined` if they don't. */
export function bothNotes(mine: string, stored: string): string | undefined {
  const both = `${stored}\n\n${mine}`;
  return both.length <= homeLimits.notesLength ? both : undefined;
}

export function isSame(one: HomeImpressions, other: HomeImpressions): boolean {
  const text = ({ notes, ratings }: HomeImpressions) =>
    JSON.stringify([notes, ratings.map(({ room, stars }) => [room, stars])]);
  return text(one) === text(other);
}
