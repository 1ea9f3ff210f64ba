import { answerTo, withAnswer } from '@hearthway/contracts/home-goals';
import {
  emptyHomeEntry,
  homeLimits,
  offerStages,
  type Home,
  type HomeEntry,
  type HomeImpressions,
  type HomeStage,
  type RoomRating,
} from '@hearthway/contracts/journey';
import { isDeepStrictEqual } from 'node:util';

/** A buyer's home as stored. Its assessment isn't stored, since it depends on the day. */
export interface StoredHome extends Readonly<Pick<Home, 'id' | 'version' | 'stage' | 'impressions'>> {
  readonly userId: string;
  readonly facts: HomeEntry;
  readonly tourAt: Date | null;
  /** Earliest first; the last is the price of the facts. */
  readonly priceHistory: readonly { readonly priceCents: number; readonly since: Date }[];
  /** The last request that added or merged it, so that repeating the request changes nothing. */
  readonly lastRequestId: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Facts in a request about a home that the buyer may already have. */
export interface NewHome {
  /** The home's id, if it is new. */
  readonly id: string;
  readonly requestId: string;
  readonly userId: string;
  readonly entry: HomeEntry;
  readonly at: Date;
}

/** Starts in the first column. */
export function newHome({ id, requestId, userId, entry, at }: NewHome): StoredHome {
  return {
    id,
    userId,
    version: 1,
    facts: entry,
    stage: 'saved',
    tourAt: null,
    impressions: { version: 0, notes: '', ratings: [] },
    priceHistory: [{ priceCents: entry.priceCents, since: at }],
    lastRequestId: requestId,
    createdAt: at,
    updatedAt: at,
  };
}

/** With other facts. A new price goes into the history; answers stay unless the new facts bring others. */
export function withFacts(home: StoredHome, entry: HomeEntry, at: Date): StoredHome {
  const { answers = home.facts.answers } = entry;
  const facts = { ...entry, ...(answers && { answers }) };
  const isNewPrice = facts.priceCents !== home.facts.priceCents;
  const added = isNewPrice ? [{ priceCents: facts.priceCents, since: at }] : [];
  return saved({ ...home, facts, priceHistory: latest([...home.priceHistory, ...added]) }, at);
}

/** New facts win; facts missing from the entry stay. If nothing is new, the version stays the same. */
export function withNews(home: StoredHome, { requestId, entry, at }: NewHome): StoredHome {
  const facts = filled(entry, home.facts);
  const hasNews = !isDeepStrictEqual(facts, home.facts);
  return { ...(hasNews ? withFacts(home, facts, at) : home), lastRequestId: requestId };
}

/**
 * Merges two homes at the same address. The facts of `home` win; notes, ratings, and prices of both stay. `undefined`
 * if their notes or ratings together are more than one home holds.
 */
export function withOther(home: StoredHome, other: StoredHome): StoredHome | undefined {
  const impressions = bothImpressions(home.impressions, other.impressions);
  if (!impressions) return undefined;
  return {
    ...home,
    facts: filled(home.facts, other.facts),
    stage: furtherOf(home.stage, other.stage),
    tourAt: home.tourAt ?? other.tourAt,
    impressions,
    priceHistory: bothPrices(home, other),
    createdAt: new Date(Math.min(home.createdAt.getTime(), other.createdAt.getTime())),
  };
}

export const withStage = (home: StoredHome, stage: HomeStage, at: Date): StoredHome => saved({ ...home, stage }, at);

/** A home that was only saved moves to Tour with it. */
export function withTour(home: StoredHome, tourAt: Date | null, at: Date): StoredHome {
  const stage = home.stage === 'saved' && tourAt ? 'tour' : home.stage;
  return saved({ ...home, tourAt, stage }, at);
}

/** Leaves the home's own version as it is. */
export function withImpressions(home: StoredHome, impressions: HomeImpressions, at: Date): StoredHome {
  const version = home.impressions.version + 1;
  return { ...home, impressions: { version, ...impressions }, updatedAt: at };
}

export const isUnderOffer = (home: StoredHome | undefined): boolean =>
  home !== undefined && offerStages.includes(home.stage);

/** In the contract's form. */
export function shown(home: StoredHome): Home {
  const { id, version, facts, stage, impressions } = home;
  return {
    id,
    version,
    ...facts,
    stage,
    tourAt: home.tourAt?.toISOString() ?? null,
    impressions,
    priceHistory: home.priceHistory.map(({ priceCents, since }) => ({ priceCents, since: since.toISOString() })),
    createdAt: home.createdAt.toISOString(),
    updatedAt: home.updatedAt.toISOString(),
  };
}

const saved = (home: StoredHome, updatedAt: Date): StoredHome => ({ ...home, version: home.version + 1, updatedAt });

const latest = <Price>(prices: readonly Price[]): readonly Price[] => prices.slice(-homeLimits.prices);

/** In order, no step twice. The home's own current price is last, though the other may have had a later one. */
function bothPrices(home: StoredHome, other: StoredHome): StoredHome['priceHistory'] {
  const now = { priceCents: home.facts.priceCents, since: home.updatedAt };
  const inOrder = [...other.priceHistory, ...home.priceHistory].sort(
    (one, next) => one.since.getTime() - next.since.getTime(),
  );
  const prices = [...inOrder, now];
  return latest(prices.filter(({ priceCents }, place) => priceCents !== prices[place - 1]?.priceCents));
}

/**
 * `facts`, with gaps filled from `others`. "For sale" counts as a gap, since it is the default for homes whose source
 * doesn't say. It never replaces another status, so only the buyer puts a home back on the market, by Edit.
 */
function filled(facts: HomeEntry, others: HomeEntry): HomeEntry {
  const unknown: readonly unknown[] = [null, '', emptyHomeEntry.marketStatus];
  const known = Object.entries(facts).filter(([, value]) => !unknown.includes(value));
  const answers = bothAnswers(facts.answers, others.answers);
  return { ...others, ...Object.fromEntries(known), ...(answers && { answers }) };
}

/** In the order of `others`, so that a repeated answer isn't a change. */
function bothAnswers(own: HomeEntry['answers'], others: HomeEntry['answers']): HomeEntry['answers'] {
  if (!own || !others) return own ?? others;
  const merged = others.map(({ about, isTrue }) => ({ about, isTrue: answerTo(own, about) ?? isTrue }));
  const added = own.filter(({ about }) => answerTo(others, about) === undefined);
  return added.reduce((answers, { about, isTrue }) => withAnswer(answers, about, isTrue), merged);
}

function bothImpressions(own: Home['impressions'], other: Home['impressions']): Home['impressions'] | undefined {
  if (other.version === 0) return own;
  const notes = own.notes === other.notes ? own.notes : [own.notes, other.notes].filter(Boolean).join('\n\n');
  const ratings = [...own.ratings, ...other.ratings.filter(({ room }) => !isRated(own.ratings, room))];
  if (notes.length > homeLimits.notesLength || ratings.length > homeLimits.ratings) return undefined;
  return { version: own.version + 1, notes, ratings };
}

const isRated = (ratings: readonly RoomRating[], wanted: string): boolean =>
  ratings.some(({ room }) => room.toLowerCase() === wanted.toLowerCase());

const progress: readonly HomeStage[] = ['passed', 'saved', 'tour', 'shortlist', 'offer', 'contract'];
const furtherOf = (one: HomeStage, other: HomeStage): HomeStage =>
  progress.indexOf(one) >= progress.indexOf(other) ? one : other;
