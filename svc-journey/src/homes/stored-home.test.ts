import { exampleHomeEntry } from '@hearthway/contracts/examples';
import { homeLimits, type HomeEntry, type HomeStage, type MarketStatus } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import {
  newHome,
  withFacts,
  withImpressions,
  withNews,
  withOther,
  withStage,
  withTour,
  type StoredHome,
} from './stored-home.js';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const homeOf = (part: Partial<HomeEntry> = {}, day = 1): StoredHome =>
  newHome({
    id: `home-${day}`,
    requestId: 'request',
    userId: 'buyer',
    entry: { ...exampleHomeEntry, ...part },
    at: at(day),
  });
const pricesOf = ({ priceHistory }: StoredHome) => priceHistory.map(({ priceCents }) => priceCents);

describe('a home', () => {
  it('keeps the latest prices', () => {
    let home = homeOf();
    for (let day = 1; day <= homeLimits.prices + 5; day += 1)
      home = withFacts(home, { ...home.facts, priceCents: 30_000_000 + day }, at(day));
    expect(home.priceHistory).toHaveLength(homeLimits.prices);
    expect(pricesOf(home).at(-1)).toBe(home.facts.priceCents);
  });

  it.each([
    ['saved', 'tour'],
    ['shortlist', 'shortlist'],
    ['passed', 'passed'],
  ] as const)('that is in %s is in %s once a tour is planned, and stays there', (before, after) => {
    const planned = withTour(withStage(homeOf(), before, at(1)), at(9), at(1));
    expect([planned.stage, withTour(planned, null, at(2)).stage]).toEqual([after, after]);
  });
});

describe('the buyer’s answers', () => {
  const [yes, no, more] = [
    [{ about: 'Gas stove', isTrue: true }],
    [{ about: 'gas stove', isTrue: false }],
    [{ about: 'Bay window', isTrue: true }],
  ];
  const home = homeOf({ answers: yes });
  const facts = { ...exampleHomeEntry, bedrooms: 4 };
  const news = (answers?: HomeEntry['answers']) =>
    withNews(home, {
      ...home,
      requestId: 'news',
      entry: { ...exampleHomeEntry, ...(answers && { answers }) },
      at: at(2),
    });

  it('stay with facts that say nothing of them, and go with facts that do', () => {
    expect(withFacts(home, facts, at(2)).facts).toEqual({ ...facts, answers: yes });
    expect(withFacts(home, { ...facts, answers: [] }, at(2)).facts.answers).toEqual([]);
    expect(withFacts(homeOf(), facts, at(2)).facts).toEqual(facts);
  });

  it('stay with news; those that come with it count', () => {
    expect(news()).toMatchObject({ version: 1, facts: { answers: yes } });
    expect(news(yes)).toMatchObject({ version: 1, facts: { answers: yes } });
    expect(news(more)).toMatchObject({ version: 2, facts: { answers: [...yes, ...more] } });
    expect(news(no).facts.answers).toEqual([{ about: 'Gas stove', isTrue: false }]);
  });

  it('of two homes that become one stay, its own first', () => {
    const merged = withOther(home, homeOf({ answers: [...no, ...more] }));
    expect(merged?.facts.answers).toEqual([{ about: 'gas stove', isTrue: true }, ...more]);
    expect(withOther(homeOf(), home)?.facts.answers).toEqual(yes);
  });
});

describe('one home of two', () => {
  it('has the earlier prices of both in order, and its own last', () => {
    const other = withFacts(homeOf({ priceCents: 50 }, 2), { ...exampleHomeEntry, priceCents: 40 }, at(4));
    const home = withFacts(homeOf({ priceCents: 45 }, 3), { ...exampleHomeEntry, priceCents: 42 }, at(5));
    expect(pricesOf(withOther(home, other)!)).toEqual([50, 45, 40, 42]);
  });

  it.each([
    ['a price that came back', [500], [520, 500], [500, 520, 500]],
    ['the same price', [500], [500], [500]],
    ['a later price of the other', [500], [520], [500, 520, 500]],
  ])('keeps %s in order', (_what, own, others, expected) => {
    const priced = ([first, ...later]: readonly number[], day: number) =>
      later.reduce(
        (home, priceCents, place) => withFacts(home, { ...home.facts, priceCents }, at(day + place + 1)),
        homeOf({ priceCents: first! }, day),
      );
    const merged = withOther(
      withFacts(priced(own, 1), { ...exampleHomeEntry, priceCents: own.at(-1)! }, at(9)),
      priced(others, 2),
    )!;
    expect(pricesOf(merged)).toEqual(expected);
    const days = merged.priceHistory.map(({ since }) => since.getTime());
    expect(days).toEqual(days.toSorted((one, next) => one - next));
  });

  it('is off the market if one is, though "For sale" comes later; pending can follow', () => {
    const gone = homeOf({ marketStatus: 'off_market' });
    const news = (marketStatus: MarketStatus) =>
      withNews(gone, { ...gone, requestId: 'news', entry: { ...gone.facts, marketStatus }, at: at(2) });
    expect(news('for_sale').facts.marketStatus).toBe('off_market');
    expect(news('pending').facts.marketStatus).toBe('pending');
    expect(withOther(homeOf(), gone)?.facts.marketStatus).toBe('off_market');
  });

  it.each([
    ['saved', 'offer', 'offer'],
    ['shortlist', 'passed', 'shortlist'],
    ['passed', 'saved', 'saved'],
  ] as const)('in %s and %s is in %s', (one, other, expected) => {
    const stagedHome = (stage: HomeStage) => withStage(homeOf(), stage, at(1));
    expect(withOther(stagedHome(one), stagedHome(other))?.stage).toBe(expected);
  });

  it('keeps the notes of both, its own rating of a room, and no more than fits', () => {
    const rated = (stars: number, ...rooms: string[]) => rooms.map((room) => ({ room, stars }));
    const home = withImpressions(homeOf(), { notes: 'Bright', ratings: rated(5, 'Kitchen') }, at(1));
    const other = withImpressions(homeOf(), { notes: 'Quiet', ratings: rated(1, 'kitchen', 'Yard') }, at(1));
    expect(withOther(home, other)?.impressions).toEqual({
      version: 2,
      notes: 'Bright\n\nQuiet',
      ratings: [...rated(5, 'Kitchen'), ...rated(1, 'Yard')],
    });
    expect(withOther(home, homeOf())?.impressions).toBe(home.impressions);

    const rooms = Array.from({ length: homeLimits.ratings }, (_, number) => `Room ${number}`);
    expect(withOther(home, withImpressions(other, { notes: '', ratings: rated(3, ...rooms) }, at(1)))).toBeUndefined();
  });
});
