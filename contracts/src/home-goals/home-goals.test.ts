import { describe, expect, it } from '@jest/globals';
import { goalTemplates } from './goal-templates.js';
import { areaText, goalText } from './goal-text.js';
import {
  emptyHomeGoals,
  homeGoals,
  homeGoalsEntry,
  mustsToComplete,
  priceAboveBudget,
  type Area,
  type Goal,
} from './home-goals.js';

const yard: Goal = { trait: 'yard', weight: 3 };
const own = (text: string): Goal => ({ trait: 'own', text, weight: 3 });
const goals = (part: Readonly<Record<string, unknown>>) => ({ ...emptyHomeGoals, ...part });
const problemsOf = (part: Readonly<Record<string, unknown>>) =>
  (homeGoalsEntry.safeParse(goals(part)).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);

describe('goals', () => {
  it.each([
    ['none', {}],
    ['a half bath', { must: [{ trait: 'bathrooms', limit: 2.5, weight: 1 }] }],
    ['eight musts', { must: Array.from({ length: 8 }, (_, index) => own(`Wish ${index}`)) }],
    [
      'one type as a must, another as a never',
      {
        must: [{ trait: 'propertyType', anyOf: ['condo', 'townhouse'], weight: 2 }],
        never: [{ trait: 'propertyType', anyOf: ['land'], weight: 2 }],
      },
    ],
    [
      'areas of each kind',
      {
        areas: [
          { kind: 'zip', zip: '02134' },
          { kind: 'zip', zip: '99950' },
          { kind: 'county', state: 'TN', county: 'White County' },
          { kind: 'commute', place: 'my office', minutes: 30 },
        ],
      },
    ],
    ['the rest', { moveBy: '2027-06-01', projectTolerance: 'some', holdYears: 7 }],
  ])('are kept: %s', (_what, part) => {
    expect(problemsOf(part)).toEqual([]);
  });

  it.each([
    ['nine musts', { must: Array.from({ length: 9 }, (_, index) => own(`Wish ${index}`)) }, 'must'],
    ['a trait twice', { must: [yard], never: [yard] }, 'never.0'],
    ['own words twice', { must: [own('Pool')], nice: [own('pool')] }, 'nice.0'],
    [
      'two goals for types on one list',
      { nice: Array(2).fill({ trait: 'propertyType', anyOf: ['land'], weight: 3 }) },
      'nice.1',
    ],
    ['no type', { nice: [{ trait: 'propertyType', anyOf: [], weight: 3 }] }, 'nice.0.anyOf'],
    ['a weight of six', { must: [{ ...yard, weight: 6 }] }, 'must.0.weight'],
    ['a third of a bath', { must: [{ trait: 'bathrooms', limit: 1.3, weight: 3 }] }, 'must.0.limit'],
    ['nothing visible', { must: [own('\u200b')] }, 'must.0.text'],
    ['a ZIP code below those of the Postal Service', { areas: [{ kind: 'zip', zip: '00000' }] }, 'areas.0.zip'],
    ['a ZIP code above them', { areas: [{ kind: 'zip', zip: '99999' }] }, 'areas.0.zip'],
    ['a ZIP code of four digits', { areas: [{ kind: 'zip', zip: '7870' }] }, 'areas.0.zip'],
    ['a day that doesn’t exist', { moveBy: '2027-02-30' }, 'moveBy'],
    ['a trait of people', { must: [{ trait: 'medianAge', limit: 40, weight: 3 }] }, 'must.0.trait'],
    ['a trait that every object has', { must: [{ trait: 'constructor', weight: 3 }] }, 'must.0.trait'],
    ['an attribute of the buyer', { religion: 'any' }, ''],
  ])('are refused with %s', (_what, part, path) => {
    expect(problemsOf(part).map(([where]) => where)).toEqual([path]);
  });

  it('name each text that the fair-housing rules refuse, with other words', () => {
    const part = {
      must: [yard, own('good schools')],
      never: [own('Group home nearby')],
      areas: [{ kind: 'commute', place: 'a safe area', minutes: 20 }],
    };
    expect(problemsOf(part)).toEqual([
      ['must.1.text', expect.stringContaining('“A short trip to our school”')],
      ['never.0.text', expect.stringContaining('fair housing law')],
      ['areas.0.place', expect.stringContaining('“A well-lit street with sidewalks”')],
    ]);
    expect(homeGoals.safeParse(goals(part)).success).toBe(true);
  });
});

it.each([
  [{ trait: 'bedrooms', limit: 3 }, '3 or more bedrooms', 'Fewer than 3 bedrooms'],
  [{ trait: 'bathrooms', limit: 1 }, '1 or more bathrooms', 'Fewer than 1 bathroom'],
  [{ trait: 'lotSquareFeet', limit: 5000 }, 'Lot of 5,000 square feet or more', 'Lot under 5,000 square feet'],
  [{ trait: 'garageSpaces', limit: 1 }, 'Garage for 1 car or more', 'No garage'],
  [{ trait: 'stories', limit: 1 }, 'One story', 'More than one story'],
  [{ trait: 'hoaMonthlyCents', limit: 0 }, 'No HOA fee', 'Any HOA fee'],
  [{ trait: 'priceCents', limit: 45_000_050 }, 'Price of $450,000.50 or less', 'Price above $450,000.50'],
  [{ trait: 'propertyType', anyOf: ['condo', 'land'] }, 'Condominium or Land', 'Condominium or Land'],
  [{ trait: 'own', text: 'Bay window' }, 'Bay window', 'Bay window'],
])('says what %j means', (goal, wanted, unwanted) => {
  const one = { ...goal, weight: 3 } as Goal;
  expect([goalText(one, 'must'), goalText(one, 'never')]).toEqual([wanted, unwanted]);
});

it.each<[Area, string]>([
  [{ kind: 'zip', zip: '02134' }, 'ZIP code 02134'],
  [{ kind: 'county', state: 'TX', county: 'Travis' }, 'Travis County, TX'],
  [{ kind: 'county', state: 'LA', county: 'Orleans' }, 'Orleans Parish, LA'],
  [{ kind: 'county', state: 'MD', county: 'Baltimore City' }, 'Baltimore City, MD'],
  [{ kind: 'county', state: 'CT', county: 'Northwest Hills' }, 'Northwest Hills, CT'],
  [{ kind: 'commute', place: 'my office', minutes: 30 }, 'Within 30 minutes of my office'],
])('says what the area %j is', (area, text) => {
  expect(areaText(area)).toBe(text);
});

it('has three templates, which leave only the area to choose, and in which no must weighs less than a nice', () => {
  const weightsOf = (list: readonly Goal[]) => list.map(({ weight }) => weight);
  expect(goalTemplates).toHaveLength(3);
  for (const template of goalTemplates) {
    expect(homeGoalsEntry.safeParse(template.goals).error).toBeUndefined();
    expect(template.goals.must.length).toBeGreaterThanOrEqual(mustsToComplete);
    const [must, nice] = [weightsOf(template.goals.must), weightsOf(template.goals.nice)];
    expect(Math.min(...must)).toBeGreaterThanOrEqual(Math.max(...nice));
  }
});

describe('a price above the budget', () => {
  const price: Goal = { trait: 'priceCents', limit: 45_000_000, weight: 3 };

  it('is named, as a must or as a never', () => {
    expect(priceAboveBudget({ must: [yard, price], never: [] }, 44_999_999)).toBe(45_000_000);
    expect(priceAboveBudget({ must: [], never: [price] }, 1)).toBe(45_000_000);
  });

  it('isn’t, within the budget, without one, and without a price', () => {
    expect(priceAboveBudget({ must: [price], never: [] }, 45_000_000)).toBeUndefined();
    expect(priceAboveBudget({ must: [price], never: [] }, null)).toBeUndefined();
    expect(priceAboveBudget({ must: [yard], never: [] }, 1)).toBeUndefined();
  });
});
