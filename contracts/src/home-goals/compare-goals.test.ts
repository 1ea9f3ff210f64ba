import { describe, expect, it } from '@jest/globals';
import { compareGoals } from './compare-goals.js';
import { emptyGoalSet, type Area, type Goal, type GoalList, type GoalSet } from './home-goals.js';

type Wish = Goal extends infer One ? (One extends Goal ? Omit<One, 'importance'> : never) : never;

const set = (part: Partial<Record<GoalList, Wish>> & { areas?: Area[] }): GoalSet => {
  const one = (list: GoalList) => (part[list] ? [{ ...part[list], importance: 3 } as Goal] : []);
  return { ...emptyGoalSet, must: one('must'), nice: one('nice'), never: one('never'), areas: part.areas ?? [] };
};
const yard = { trait: 'yard' } as const;
const bedrooms = (limit: number) => ({ trait: 'bedrooms', limit }) as const;
const types = (...anyOf: ('condo' | 'land' | 'townhouse')[]) => ({ trait: 'propertyType', anyOf }) as const;
const own = (text: string) => ({ trait: 'own', text }) as const;
const zip = (code: string): Area => ({ kind: 'zip', zip: code });

describe('the goals of two people', () => {
  it('have nothing in common if one of them has none', () => {
    expect(compareGoals(set({ must: yard }), emptyGoalSet)).toEqual({ conflicts: [], differences: [], shared: [] });
  });

  it.each([
    [{ must: yard }, { never: yard }, 'Must: Yard', 'Never: Yard'],
    [{ never: own('Pool') }, { must: own('pool') }, 'Never: Pool', 'Must: pool'],
    [{ must: types('condo') }, { must: types('land') }, 'Must: Condominium', 'Must: Land'],
    [{ must: types('condo') }, { never: types('condo', 'land') }, 'Must: Condominium', 'Never: Condominium or Land'],
    [{ never: types('condo') }, { must: types('condo') }, 'Never: Condominium', 'Must: Condominium'],
  ])('conflict: %j and %j', (mine, theirs, first, second) => {
    const { conflicts, differences, shared } = compareGoals(set(mine), set(theirs));
    expect(conflicts).toEqual([{ first, second, advice: expect.any(String) }]);
    expect([differences, shared]).toEqual([[], []]);
  });

  it.each([
    [{ must: bedrooms(3) }, { must: bedrooms(4) }, 'This suits you both: 4 or more bedrooms.'],
    [{ never: bedrooms(4) }, { nice: bedrooms(3) }, 'This suits you both: 4 or more bedrooms.'],
    [
      { must: { trait: 'price', limit: 40_000_000 } as const },
      { never: { trait: 'price', limit: 45_000_000 } as const },
      'This suits you both: price of $400,000 or less.',
    ],
    [
      { must: { trait: 'hoaMonthlyCents', limit: 10_000 } as const },
      { must: { trait: 'hoaMonthlyCents', limit: 20_000 } as const },
      'This suits you both: HOA fee of $100 a month or less.',
    ],
    [{ nice: yard }, { never: yard }, 'One of you would only like it. The never could decide.'],
    [{ must: types('condo', 'land') }, { must: types('land', 'townhouse') }, 'This suits you both: Land.'],
    [{ must: types('condo', 'land') }, { never: types('land') }, 'This suits you both: Condominium.'],
    [{ areas: [zip('78701')] }, { areas: [zip('78702')] }, 'Name one area that you would both move to.'],
  ])('differ: %j and %j', (mine, theirs, advice) => {
    const { conflicts, differences, shared } = compareGoals(set(mine), set(theirs));
    expect(differences.map((difference) => difference.advice)).toEqual([advice]);
    expect([conflicts, shared]).toEqual([[], []]);
  });

  it.each([
    [{ must: yard }, { nice: yard }, ['Yard']],
    [{ never: yard }, { never: yard }, ['Never: Yard']],
    [{ must: bedrooms(3) }, { never: bedrooms(3) }, ['3 or more bedrooms']],
    [{ must: types('condo') }, { must: types('condo') }, ['Condominium']],
    [{ areas: [zip('78701'), zip('78702')] }, { areas: [zip('78702')] }, ['ZIP code 78702']],
  ])('agree: %j and %j', (mine, theirs, shared) => {
    expect(compareGoals(set(mine), set(theirs))).toEqual({ conflicts: [], differences: [], shared });
  });

  it('are compared the same way in both directions', () => {
    const [mine, theirs] = [set({ must: yard, nice: bedrooms(3) }), set({ never: yard, must: bedrooms(4) })];
    const [there, back] = [compareGoals(mine, theirs), compareGoals(theirs, mine)];
    expect(back.conflicts.map(({ first, second }) => [second, first])).toEqual(
      there.conflicts.map(({ first, second }) => [first, second]),
    );
    expect(back.differences.map(({ advice }) => advice)).toEqual(there.differences.map(({ advice }) => advice));
  });
});
