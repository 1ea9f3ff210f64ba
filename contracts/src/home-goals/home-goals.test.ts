import { describe, expect, it } from '@jest/globals';
import { goalTemplates } from './goal-templates.js';
import { areaText, goalText } from './goal-text.js';
import {
  emptyHomeGoals,
  goalSet,
  homeGoalLimits,
  homeGoals,
  homeGoalsEntry,
  homeGoalsChecklist,
  mustsToComplete,
  priceAboveBudget,
  type Goal,
  type HomeGoals,
} from './home-goals.js';

const yard: Goal = { trait: 'yard', importance: 3 };
const own = (text: string): Goal => ({ trait: 'own', text, importance: 3 });
const owns = (count: number) => Array.from({ length: count }, (_, index) => own(`Shelf ${index}`));
const withBuyer = (part: object): unknown => ({ ...emptyHomeGoals, buyer: { ...emptyHomeGoals.buyer, ...part } });
const problems = (goals: unknown) =>
  homeGoalsEntry.safeParse(goals).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe('goals', () => {
  it('are valid when empty, and when full', () => {
    const { must, nice, never, areas } = homeGoalLimits;
    const zips = Array.from({ length: areas }, (_, index) => ({ kind: 'zip', zip: `7870${index}` }));
    const texts = owns(must + nice + never);
    const full = {
      must: texts.slice(0, must),
      nice: texts.slice(must, must + nice),
      never: texts.slice(must + nice),
      areas: zips,
    };
    expect(problems(emptyHomeGoals)).toEqual([]);
    expect(problems(withBuyer(full))).toEqual([]);
  });

  it.each([
    ['nine musts', { must: owns(9) }, 'buyer.must'],
    ['too many nices', { nice: owns(13) }, 'buyer.nice'],
    ['too many nevers', { never: owns(9) }, 'buyer.never'],
    ['too many areas', { areas: Array(11).fill({ kind: 'zip', zip: '78701' }) }, 'buyer.areas'],
    ['a trait on two lists', { must: [yard], never: [yard] }, 'buyer.never.0'],
    ['the same words twice', { must: [own('Bay window')], nice: [own('bay window')] }, 'buyer.nice.0'],
    [
      'a type twice',
      { must: [{ trait: 'propertyType', anyOf: ['condo', 'condo'], importance: 3 }] },
      'buyer.must.0.anyOf',
    ],
    ['no type', { must: [{ trait: 'propertyType', anyOf: [], importance: 3 }] }, 'buyer.must.0.anyOf'],
    ['a fraction of a bedroom', { must: [{ trait: 'bedrooms', limit: 2.5, importance: 3 }] }, 'buyer.must.0.limit'],
    ['a quarter of a bathroom', { must: [{ trait: 'bathrooms', limit: 2.25, importance: 3 }] }, 'buyer.must.0.limit'],
    ['a limit of nothing', { must: [{ trait: 'bedrooms', limit: 0, importance: 3 }] }, 'buyer.must.0.limit'],
    ['an importance of 6', { must: [{ trait: 'yard', importance: 6 }] }, 'buyer.must.0.importance'],
    ['an unknown trait', { must: [{ trait: 'neighbors', importance: 3 }] }, 'buyer.must.0.trait'],
    ['an extra key', { must: [{ ...yard, race: 'any' }] }, 'buyer.must.0'],
    ['no words', { must: [own(' ')] }, 'buyer.must.0.text'],
    ['too many words', { must: [own('x'.repeat(81))] }, 'buyer.must.0.text'],
    ['a ZIP code of four digits', { areas: [{ kind: 'zip', zip: '7870' }] }, 'buyer.areas.0.zip'],
    ['a city without a state', { areas: [{ kind: 'city', state: 'XX', name: 'Austin' }] }, 'buyer.areas.0.state'],
    ['a commute of a day', { areas: [{ kind: 'commute', place: 'Office', minutes: 1440 }] }, 'buyer.areas.0.minutes'],
  ])('are refused with %s', (_what, part, path) => {
    expect(problems(withBuyer(part)).map(([where]) => where)).toContain(path);
  });

  it.each([
    ['own words', { must: [yard, own('white neighborhood')] }, 'buyer.must.1.text', /race and color/],
    ['own words with a rewrite', { nice: [own('good schools')] }, 'buyer.nice.0.text', /“Short trip to our school”/],
    [
      'a city',
      { areas: [{ kind: 'city', state: 'TX', name: 'the Christian area' }] },
      'buyer.areas.0.name',
      /religion/,
    ],
    ['a place', { areas: [{ kind: 'commute', place: 'a safe area', minutes: 20 }] }, 'buyer.areas.0.place', /Well-lit/],
  ])('explain the fair-housing rule that %s break', (_what, part, path, message) => {
    expect(problems(withBuyer(part))).toEqual([[path, expect.stringMatching(message)]]);
  });

  it('can be read when they are older than a rule', () => {
    expect(homeGoals.safeParse(withBuyer({ must: [own('good schools')] })).success).toBe(true);
  });

  it('hold a co-buyer to the same rules, but not their name', () => {
    const coBuyer = { name: 'Christian', goals: { ...emptyHomeGoals.buyer, never: [own('no kids nearby')] } };
    expect(problems({ ...emptyHomeGoals, coBuyer }).map(([path]) => path)).toEqual(['coBuyer.goals.never.0.text']);
  });

  it('may list one type in the musts and another in the nevers', () => {
    const types = (anyOf: ('condo' | 'land')[]) => [{ trait: 'propertyType' as const, anyOf, importance: 3 as const }];
    const set = { ...emptyHomeGoals.buyer, must: types(['condo']), never: types(['land']) };
    expect(goalSet.safeParse(set).success).toBe(true);
  });
});

describe('the checklist', () => {
  it('asks for three musts and an area of the buyer', () => {
    const done = (goals: HomeGoals) => homeGoalsChecklist(goals).map((line) => line.done);
    const set = { ...emptyHomeGoals.buyer, must: owns(3), areas: [{ kind: 'zip' as const, zip: '78701' }] };
    expect(done(emptyHomeGoals)).toEqual([false, false]);
    expect(done({ ...emptyHomeGoals, buyer: set })).toEqual([true, true]);
    expect(done({ ...emptyHomeGoals, coBuyer: { name: '', goals: set } })).toEqual([false, false]);
  });
});

describe('the text', () => {
  it.each([
    [{ trait: 'price', limit: 45_000_000 }, 'Price of $450,000 or less', 'Price above $450,000'],
    [{ trait: 'bedrooms', limit: 1 }, '1 or more bedrooms', 'Fewer than 1 bedroom'],
    [{ trait: 'bathrooms', limit: 2.5 }, '2.5 or more bathrooms', 'Fewer than 2.5 bathrooms'],
    [{ trait: 'squareFeet', limit: 1_800 }, '1,800 square feet or more', 'Under 1,800 square feet'],
    [{ trait: 'lotSquareFeet', limit: 9_000 }, 'Lot of 9,000 square feet or more', 'Lot under 9,000 square feet'],
    [{ trait: 'garageSpaces', limit: 1 }, 'Garage for 1 car or more', 'No garage'],
    [{ trait: 'garageSpaces', limit: 2 }, 'Garage for 2 cars or more', 'Garage for fewer than 2 cars'],
    [{ trait: 'yearBuilt', limit: 1978 }, 'Built in 1978 or later', 'Built before 1978'],
    [{ trait: 'stories', limit: 1 }, 'One story', 'More than one story'],
    [{ trait: 'stories', limit: 2 }, '2 stories or fewer', 'More than 2 stories'],
    [{ trait: 'hoaMonthlyCents', limit: 0 }, 'No HOA fee', 'Any HOA fee'],
    [
      { trait: 'hoaMonthlyCents', limit: 20_050 },
      'HOA fee of $200.50 a month or less',
      'HOA fee above $200.50 a month',
    ],
    [{ trait: 'homeOffice' }, 'Home office', 'Home office'],
    [
      { trait: 'propertyType', anyOf: ['condo', 'townhouse', 'land'] },
      'Condominium, Townhouse or Land',
      'Condominium, Townhouse or Land',
    ],
    [{ trait: 'own', text: 'Bay window' }, 'Bay window', 'Bay window'],
  ])('of %j', (goal, wanted, unwanted) => {
    const one = { ...goal, importance: 3 } as Goal;
    expect([goalText(one, 'must'), goalText(one, 'nice'), goalText(one, 'never')]).toEqual([wanted, wanted, unwanted]);
  });

  it.each([
    [{ kind: 'zip', zip: '78701' }, 'ZIP code 78701'],
    [{ kind: 'city', state: 'TX', name: 'Austin' }, 'Austin, TX'],
    [{ kind: 'county', state: 'TX', name: 'Travis' }, 'Travis County, TX'],
    [{ kind: 'county', state: 'LA', name: 'Orleans Parish' }, 'Orleans Parish, LA'],
    [{ kind: 'commute', place: 'my office', minutes: 30 }, 'Within 30 minutes of my office'],
  ] as const)('of the area %j', (area, text) => {
    expect(areaText(area)).toBe(text);
  });
});

describe('the templates', () => {
  it('are three sets of valid goals that leave only the area to choose', () => {
    expect(goalTemplates).toHaveLength(3);
    for (const { goals } of goalTemplates) {
      expect(goalSet.safeParse(goals).error).toBeUndefined();
      expect(goals.must.length).toBeGreaterThanOrEqual(mustsToComplete);
    }
  });
});

describe('the budget guard', () => {
  const price: Goal = { trait: 'price', limit: 45_000_000, importance: 3 };
  const set = (part: Partial<HomeGoals['buyer']>) => ({ ...emptyHomeGoals.buyer, ...part });

  it('names a price above the budget, in the musts or as a never', () => {
    expect(priceAboveBudget(set({ must: [yard, price] }), 44_999_999)).toBe(45_000_000);
    expect(priceAboveBudget(set({ never: [price] }), 1)).toBe(45_000_000);
  });

  it('is silent within the budget, without one, without a price, and for what is only nice', () => {
    expect(priceAboveBudget(set({ must: [price] }), 45_000_000)).toBeUndefined();
    expect(priceAboveBudget(set({ must: [price] }), null)).toBeUndefined();
    expect(priceAboveBudget(set({ must: [yard] }), 1)).toBeUndefined();
    expect(priceAboveBudget(set({ nice: [price] }), 1)).toBeUndefined();
  });
});
