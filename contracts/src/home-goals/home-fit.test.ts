import { describe, expect, it } from '@jest/globals';
import { fitOf, weightsOf } from './home-fit.js';
import { emptyGoalSet, type Area, type Goal, type GoalSet } from './home-goals.js';
import type { HomeFacts } from './traits.js';

const bedrooms: Goal = { trait: 'bedrooms', limit: 3, importance: 5 };
const yard: Goal = { trait: 'yard', importance: 3 };
const austin: Area = { kind: 'city', state: 'TX', name: 'Austin' };
const goalsWith = (part: Partial<GoalSet>): GoalSet => ({ ...emptyGoalSet, ...part });
const resultOf = (home: HomeFacts, part: Partial<GoalSet>) => fitOf(home, goalsWith(part))?.reasons[0]?.result;

describe('the fit of a home', () => {
  it('is undefined without goals', () => {
    expect(fitOf({ bedrooms: 3 }, emptyGoalSet)).toBeUndefined();
  });

  it('weighs what is met against what is known, and says why', () => {
    const goals = goalsWith({
      must: [bedrooms],
      nice: [yard, { trait: 'homeOffice', importance: 2 }],
      never: [{ trait: 'hoaMonthlyCents', limit: 20_000, importance: 4 }],
      areas: [austin],
      areaImportance: 1,
    });
    expect(fitOf({ bedrooms: 4, yard: false, hoaMonthlyCents: 0, city: 'austin ', state: 'tx' }, goals)).toEqual({
      score: 77,
      knownWeight: 87,
      verdict: 'fits',
      reasons: [
        { list: 'must', text: '3 or more bedrooms', result: 'met', weight: 33 },
        { list: 'nice', text: 'Yard', result: 'missed', weight: 20 },
        { list: 'nice', text: 'Home office', result: 'unknown', weight: 13 },
        { list: 'never', text: 'HOA fee above $200 a month', result: 'met', weight: 27 },
        { list: 'area', text: 'Austin, TX', result: 'met', weight: 7 },
      ],
    });
  });

  it('never counts a missing fact against the home', () => {
    const goals = goalsWith({ must: [bedrooms, yard], areas: [austin] });
    expect(fitOf({}, goals)).toMatchObject({ score: undefined, knownWeight: 0, verdict: 'check' });
    expect(fitOf({ bedrooms: 3, yard: null }, goals)).toMatchObject({ score: 100, verdict: 'check' });
  });

  it.each([
    ['ruled_out', { bedrooms: 2, propertyType: 'mobile_home', city: 'Austin', state: 'TX' }],
    ['misses', { bedrooms: 2, propertyType: 'condo', city: 'Austin', state: 'TX' }],
    ['misses', { bedrooms: 3, propertyType: 'condo', city: 'Dallas', state: 'TX' }],
    ['check', { bedrooms: 3, propertyType: 'condo' }],
    ['check', { bedrooms: 3, city: 'Austin', state: 'TX' }],
    ['fits', { bedrooms: 3, propertyType: 'condo', city: 'Austin', state: 'TX' }],
  ] as const)('is %s', (verdict, home) => {
    const never: Goal[] = [{ trait: 'propertyType', anyOf: ['mobile_home'], importance: 3 }];
    expect(fitOf(home, goalsWith({ must: [bedrooms], never, areas: [austin] }))?.verdict).toBe(verdict);
  });

  it.each([
    [{ trait: 'price', limit: 40_000_000 }, { priceCents: 40_000_000 }, { priceCents: 40_000_001 }],
    [{ trait: 'bathrooms', limit: 2.5 }, { bathrooms: 2.5 }, { bathrooms: 2 }],
    [{ trait: 'squareFeet', limit: 1_500 }, { squareFeet: 1_500 }, { squareFeet: 1_499 }],
    [{ trait: 'lotSquareFeet', limit: 5_000 }, { lotSquareFeet: 9_000 }, { lotSquareFeet: 0 }],
    [{ trait: 'garageSpaces', limit: 1 }, { garageSpaces: 1 }, { garageSpaces: 0 }],
    [{ trait: 'yearBuilt', limit: 1978 }, { yearBuilt: 1978 }, { yearBuilt: 1977 }],
    [{ trait: 'stories', limit: 1 }, { stories: 1 }, { stories: 2 }],
    [{ trait: 'hoaMonthlyCents', limit: 0 }, { hoaMonthlyCents: 0 }, { hoaMonthlyCents: 1 }],
  ] as const)('compares %j at its limit, in each list', (limited, good, bad) => {
    const goal: Goal = { ...limited, importance: 3 };
    for (const list of ['must', 'nice', 'never'] as const) {
      expect([good, bad, {}].map((home) => resultOf(home, { [list]: [goal] }))).toEqual(['met', 'missed', 'unknown']);
    }
  });

  it.each(['stepFreeEntry', 'yard', 'homeOffice'] as const)('turns %s around for a never', (trait) => {
    const goal: Goal = { trait, importance: 3 };
    const homes = [{ [trait]: true }, { [trait]: false }, {}];
    expect(homes.map((home) => resultOf(home, { nice: [goal] }))).toEqual(['met', 'missed', 'unknown']);
    expect(homes.map((home) => resultOf(home, { never: [goal] }))).toEqual(['missed', 'met', 'unknown']);
  });

  it('takes any type of a goal', () => {
    const goal: Goal = { trait: 'propertyType', anyOf: ['condo', 'townhouse'], importance: 3 };
    const homes = [{ propertyType: 'condo' }, { propertyType: 'land' }, { propertyType: null }];
    expect(homes.map((home) => resultOf(home, { must: [goal] }))).toEqual(['met', 'missed', 'unknown']);
    expect(homes.map((home) => resultOf(home, { never: [goal] }))).toEqual(['missed', 'met', 'unknown']);
  });

  it('leaves own words to the buyer', () => {
    expect(resultOf({ bedrooms: 3 }, { must: [{ trait: 'own', text: 'Bay window', importance: 5 }] })).toBe('unknown');
  });
});

describe('an area', () => {
  const travis: Area = { kind: 'county', state: 'TX', name: 'Travis' };
  it.each([
    [{ kind: 'zip', zip: '78701' }, { zipCode: '78701-1234' }, 'met'],
    [{ kind: 'zip', zip: '78701' }, { zipCode: '78702' }, 'missed'],
    [{ kind: 'zip', zip: '78701' }, { city: 'Austin' }, 'unknown'],
    [travis, { county: 'travis county', state: 'TX' }, 'met'],
    [travis, { county: 'Travis', state: 'MO' }, 'missed'],
    [travis, { county: 'Travis' }, 'unknown'],
    [travis, { county: 'Hays' }, 'missed'],
    [austin, { city: '  ', state: 'TX' }, 'unknown'],
    [{ kind: 'city', state: 'MO', name: 'St. Louis' }, { city: 'St Louis', state: 'MO' }, 'met'],
    [
      { kind: 'commute', place: 'my office', minutes: 30 },
      { city: 'Austin', state: 'TX', zipCode: '78701' },
      'unknown',
    ],
  ] as const)('%j and the home %j: %s', (area, home, result) => {
    expect(resultOf(home, { areas: [area] })).toBe(result);
  });

  it('is met by any of several', () => {
    const areas = [austin, travis, { kind: 'commute', place: 'my office', minutes: 30 } as const];
    expect(resultOf({ city: 'Austin', state: 'TX', county: 'Hays' }, { areas })).toBe('met');
    expect(resultOf({ city: 'Dallas', state: 'TX', county: 'Dallas' }, { areas })).toBe('unknown');
  });
});

describe('weights', () => {
  it.each([
    [[1], [100]],
    [
      [3, 3, 3],
      [34, 33, 33],
    ],
    [
      [5, 1],
      [83, 17],
    ],
    [
      [1, 1, 1, 1, 1, 1, 1],
      [15, 15, 14, 14, 14, 14, 14],
    ],
  ] as const)('of %j are %j', (importances, weights) => {
    const must = importances.map((importance) => ({ ...bedrooms, importance }));
    expect(weightsOf(goalsWith({ must }))).toEqual(weights);
  });

  it('always add up to 100', () => {
    for (let count = 1; count <= 28; count += 1) {
      const must = Array.from({ length: count }, (_, index) => ({
        ...bedrooms,
        importance: ((index % 5) + 1) as 1 | 2 | 3 | 4 | 5,
      }));
      expect(weightsOf(goalsWith({ must })).reduce((sum, weight) => sum + weight, 0)).toBe(100);
    }
  });
});

it('takes nothing but the home into account: who lives nearby changes no score', () => {
  const goals = goalsWith({ must: [bedrooms], nice: [yard], areas: [austin] });
  const home: HomeFacts = { bedrooms: 3, yard: true, city: 'Austin', state: 'TX' };
  const people = {
    race: 'any',
    religion: 'any',
    familySize: 6,
    medianAge: 71,
    crimeRate: 9,
    schoolScore: 2,
    safe: false,
  };
  expect(fitOf({ ...home, ...people }, goals)).toEqual(fitOf(home, goals));
});
