import { homeImpressions, type Home, type HomeImpressions } from '@hearthway/contracts/journey';

export type SavedImpressions = Home['impressions'];

/** Notes and ratings that the service doesn't have yet. */
export interface ImpressionsDraft {
  readonly values: HomeImpressions;
  /** As saved when the editing began. */
  readonly from: HomeImpressions;
  /** Sent without an answer, so we don't know whether it was saved. It is sent again before anything newer. */
  readonly sent?: HomeImpressions | undefined;
}

/** What the service has, and the edits on top of it. */
export interface ImpressionsEdits {
  readonly saved: SavedImpressions;
  readonly draft: ImpressionsDraft | undefined;
}

/** What both sides changed, to different values. */
export interface ImpressionsConflict {
  readonly notes: boolean;
  readonly rooms: readonly string[];
}

export type Choice = 'mine' | 'newer' | 'both';

export function valuesOf({ saved, draft }: ImpressionsEdits): HomeImpressions {
  return draft?.values ?? { notes: saved.notes, ratings: saved.ratings };
}

/** Records an edit. One that restores what is saved removes the draft. */
export function typed(edits: ImpressionsEdits, values: HomeImpressions): ImpressionsEdits {
  const { notes, ratings } = edits.saved;
  return rebased({ ...edits, draft: { from: { notes, ratings }, ...edits.draft, values } });
}

/** Rates a room, or with `undefined`, takes its rating back. */
export function withRating(
  { notes, ratings }: HomeImpressions,
  room: string,
  stars: number | undefined,
): HomeImpressions {
  const isSame = (other: string): boolean => keyOf(other) === keyOf(room);
  if (stars === undefined) return { notes, ratings: ratings.filter((one) => !isSame(one.room)) };
  const isRated = ratings.some((one) => isSame(one.room));
  const changed = ratings.map((one) => (isSame(one.room) ? { ...one, stars } : one));
  return { notes, ratings: isRated ? changed : [...ratings, { room, stars }] };
}

/** Why the draft can't be sent as it is; `undefined` if it can. */
export function problemIn({
  draft,
}: ImpressionsEdits): { readonly inNotes: boolean; readonly text: string } | undefined {
  const issue = draft && homeImpressions.safeParse(draft.values).error?.issues[0];
  return issue && { inNotes: issue.path[0] === 'notes', text: issue.message };
}

/** What to send next; `undefined` if there is nothing, or if the buyer has to fix or choose something first. */
export function nextToSend(edits: ImpressionsEdits): HomeImpressions | undefined {
  if (!edits.draft || conflictIn(edits)) return undefined;
  return edits.draft.sent ?? (problemIn(edits) ? undefined : edits.draft.values);
}

/** The edits while the answer is pending. */
export function sending(edits: ImpressionsEdits, sent: HomeImpressions): ImpressionsEdits {
  if (!edits.draft || edits.draft.sent === sent) return edits;
  return { ...edits, draft: { ...edits.draft, sent } };
}

/** After a save: newer edits are now based on what was sent. */
export function answered(edits: ImpressionsEdits, sent: HomeImpressions, saved: SavedImpressions): ImpressionsEdits {
  return rebased({ saved, draft: edits.draft && { values: edits.draft.values, from: sent } });
}

/** Takes the service's latest version, with the edits on top. */
export function received(edits: ImpressionsEdits, saved: SavedImpressions): ImpressionsEdits {
  return saved.version <= edits.saved.version ? edits : opened(saved, edits.draft);
}

/** Puts a draft from this device on top of what the service has. */
export function opened(saved: SavedImpressions, draft: ImpressionsDraft | undefined): ImpressionsEdits {
  if (!draft) return { saved, draft };
  const { values, from, sent } = draft;
  if (sent && !isEqual(sent, saved) && isEqual(from, saved)) return { saved, draft };
  return rebased({ saved, draft: { values, from: sent && isEqual(sent, saved) ? sent : from } });
}

/** What only the buyer can decide; `undefined` if there is nothing to decide. */
export function conflictIn({ saved, draft }: ImpressionsEdits): ImpressionsConflict | undefined {
  if (!draft) return undefined;
  const { values, from } = draft;
  const notes = isContested(values.notes, from.notes, saved.notes);
  const rooms = roomsOf(values, saved, from).filter((room) =>
    isContested(starsIn(values, room), starsIn(from, room), starsIn(saved, room)),
  );
  return notes || rooms.length > 0 ? { notes, rooms } : undefined;
}

/** Resolves a conflict. If both sides rated a room, `both` uses the rating from here. */
export function chosen(edits: ImpressionsEdits, choice: Choice): ImpressionsEdits {
  const { saved, draft } = edits;
  if (!draft) return edits;
  const isNotesConflict = conflictIn(edits)?.notes;
  const values = merged(draft, saved, choice === 'newer');
  const notes = choice === 'both' && isNotesConflict ? `${saved.notes}\n\n${values.notes}` : values.notes;
  return withoutEmptyDraft({ saved, draft: { values: { ...values, notes }, from: saved } });
}

/** Puts the edits on top of what is saved now, unless the buyer has to choose. */
function rebased(edits: ImpressionsEdits): ImpressionsEdits {
  const { saved, draft } = edits;
  if (!draft || isEqual(draft.from, saved)) return withoutEmptyDraft(edits);
  if (conflictIn(edits)) return edits;
  return withoutEmptyDraft({ saved, draft: { values: merged(draft, saved, false), from: saved } });
}

function withoutEmptyDraft({ saved, draft }: ImpressionsEdits): ImpressionsEdits {
  if (!draft || (!draft.sent && isEqual(draft.values, saved))) return { saved, draft: undefined };
  const { notes, ratings } = draft.from;
  return { saved, draft: { ...draft, from: { notes, ratings } } };
}

/** Keeps each side's own changes. Where both changed the same thing, this side or the saved one wins. */
function merged({ values, from }: ImpressionsDraft, saved: HomeImpressions, prefersSaved: boolean): HomeImpressions {
  const pick = <Value>(mine: Value, before: Value, theirs: Value): Value => {
    if (isContested(mine, before, theirs)) return prefersSaved ? theirs : mine;
    return mine === before ? theirs : mine;
  };
  const ratings = roomsOf(saved, values, from).flatMap((room) => {
    const stars = pick(starsIn(values, room), starsIn(from, room), starsIn(saved, room));
    return stars === undefined ? [] : [{ room, stars }];
  });
  return { notes: pick(values.notes, from.notes, saved.notes), ratings };
}

const isContested = <Value>(mine: Value, before: Value, theirs: Value): boolean =>
  mine !== before && theirs !== before && mine !== theirs;

/** As the service compares them. */
const keyOf = (room: string): string => room.toLowerCase();

const starsIn = ({ ratings }: HomeImpressions, room: string): number | undefined =>
  ratings.find((one) => keyOf(one.room) === keyOf(room))?.stars;

/** All rated rooms, each once. */
function roomsOf(...all: readonly HomeImpressions[]): readonly string[] {
  const rooms = new Map<string, string>();
  for (const { room } of all.flatMap(({ ratings }) => ratings)) {
    if (!rooms.has(keyOf(room))) rooms.set(keyOf(room), room);
  }
  return [...rooms.values()];
}

function isEqual(one: HomeImpressions, other: HomeImpressions): boolean {
  const rooms = roomsOf(one, other);
  return one.notes === other.notes && rooms.every((room) => starsIn(one, room) === starsIn(other, room));
}
