import {
  homeLimits,
  offerStages,
  type Home,
  type HomeEntry,
  type HomeImpressions,
  type HomeStage,
} from '@hearthway/contracts/journey';
import { addressKey } from '@hearthway/contracts/listing-text';

/** A home with what only this service knows about it. */
export interface StoredHome extends Home {
  readonly userId: string;
  /** The tour's event in the calendar. */
  readonly tourEventId: string | null;
}

/** Just saved, in the first column. */
export function newHome(id: string, userId: string, entry: HomeEntry, at: Date): StoredHome {
  const now = at.toISOString();
  return {
    id,
    userId,
    version: 1,
    ...entry,
    notes: '',
    ratings: [],
    stage: 'saved',
    tourAt: null,
    tourEventId: null,
    priceHistory: [{ priceCents: entry.priceCents, since: now }],
    statusCheckedAt: now,
    createdAt: now,
    updatedAt: now,
  };
}

/** Saving the facts also says that the market status is still right. */
export function withEntry(home: StoredHome, entry: HomeEntry, at: Date): StoredHome {
  const since = at.toISOString();
  const isNewPrice = entry.priceCents !== home.priceCents;
  const priceHistory = isNewPrice ? [...home.priceHistory, { priceCents: entry.priceCents, since }] : home.priceHistory;
  return { ...home, ...entry, priceHistory: latestPrices(priceHistory), statusCheckedAt: since };
}

export function withImpressions(home: StoredHome, { notes, ratings }: HomeImpressions): StoredHome {
  return { ...home, notes, ratings };
}

/**
 * One home of two entries for the same address. `kept` decides; what it doesn't know comes from `other`, and notes, ratings, and
 * prices of both stay. `undefined` if the notes or ratings of both don't fit into one home.
 */
export function merged(kept: StoredHome, other: StoredHome): StoredHome | undefined {
  const notes = kept.notes === other.notes ? kept.notes : [kept.notes, other.notes].filter(Boolean).join('\n\n');
  const rated = new Set(kept.ratings.map(({ room }) => room.toLowerCase()));
  const ratings = [...kept.ratings, ...other.ratings.filter(({ room }) => !rated.has(room.toLowerCase()))];
  if (notes.length > homeLimits.notesLength || ratings.length > homeLimits.ratings) return undefined;
  const known = Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== null && value !== ''));
  const prices = [...kept.priceHistory.slice(0, -1), ...other.priceHistory].filter(
    ({ priceCents }) => priceCents !== kept.priceCents,
  );
  return {
    ...other,
    ...known,
    notes,
    ratings,
    stage: furtherOf(kept.stage, other.stage),
    priceHistory: latestPrices([...inOrder(prices), ...kept.priceHistory.slice(-1)]),
    createdAt: kept.createdAt < other.createdAt ? kept.createdAt : other.createdAt,
  };
}

/** The other homes at each home's address, by id. */
export function duplicatesOf(homes: readonly Home[]): ReadonlyMap<string, readonly string[]> {
  const byAddress = Map.groupBy(homes, addressKey);
  return new Map(
    homes.map((home) => [
      home.id,
      (byAddress.get(addressKey(home)) ?? []).flatMap(({ id }) => (id === home.id ? [] : [id])),
    ]),
  );
}

/** How many more (or, if negative, fewer) of the homes are under offer or contract after a change. */
export function offersAdded(before: HomeStage | undefined, after: HomeStage | undefined): number {
  return Number(isUnderOffer(after)) - Number(isUnderOffer(before));
}

/** As the contract shows it. */
export function shown({ userId: _userId, tourEventId: _event, ...home }: StoredHome): Home {
  return home;
}

const isUnderOffer = (stage: HomeStage | undefined): boolean => stage !== undefined && offerStages.includes(stage);

const progress: readonly HomeStage[] = ['passed', 'saved', 'tour', 'shortlist', 'offer', 'contract'];
const furtherOf = (one: HomeStage, other: HomeStage): HomeStage =>
  progress.indexOf(one) >= progress.indexOf(other) ? one : other;

const inOrder = (prices: Home['priceHistory']) => prices.toSorted((one, other) => one.since.localeCompare(other.since));
const latestPrices = (prices: Home['priceHistory']): Home['priceHistory'] => prices.slice(-homeLimits.prices);
