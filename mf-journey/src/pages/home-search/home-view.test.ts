import { exampleHomeEntry } from '@hearthway/contracts/examples';
import type { AssessedHome, HomeAssessment } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { assessedAs, usualGoals } from '../../testing/in-memory/home-assessment.js';
import { manyHomes } from '../../testing/in-memory/example-homes.js';
import { savedHome } from '../../testing/in-memory/homes.js';
import { listed, orders, searchOf, usefulOrders, viewIn, type HomeView, type Order } from './home-view.js';

const context = { missing: [], goals: usualGoals, budget: { priceCents: 45_000_000, monthlyCents: 330_000 } };
const usual = viewIn(new URLSearchParams());

function homeOf(id: string, part: Partial<AssessedHome> = {}, assessment: Partial<HomeAssessment> = {}): AssessedHome {
  const home = savedHome(id, { ...exampleHomeEntry, ...part });
  return { ...home, assessment: { ...assessedAs(home, context), ...assessment } };
}
const idsOf = (homes: readonly AssessedHome[], view: Partial<HomeView>) =>
  listed(homes, { ...usual, ...view }).map(({ id }) => id);

describe('the address of a view', () => {
  it('says all of it', () => {
    const view = viewIn(new URLSearchParams('view=list&sort=fit&column=tour&beds=3&in-budget&for-sale'));
    expect(view).toEqual({
      layout: 'list',
      order: 'fit',
      stage: 'tour',
      minimumBedrooms: 3,
      withinBudget: true,
      forSale: true,
    });
    expect(viewIn(searchOf(view))).toEqual(view);
  });

  it.each(['', 'view=map&sort=constructor&column=__proto__&beds=-1', 'beds=1e9'])(
    'ignores what it doesn’t know: %s',
    (search) => {
      expect(viewIn(new URLSearchParams(search))).toEqual(usual);
      expect(String(searchOf(usual))).toBe('');
    },
  );
});

it('offers the orders that go by something known, and the one in use', () => {
  const unknown = homeOf('unknown', {}, { monthlyPaymentCents: null, pricePerSquareFootCents: null, fit: null });
  expect(usefulOrders([unknown], 'newest')).toEqual(['newest', 'price']);
  expect(usefulOrders([unknown], 'fit')).toEqual(['newest', 'price', 'fit']);
  expect(usefulOrders([unknown, homeOf('known', {}, { monthlyPaymentCents: 1 })], 'newest')).toContain('payment');
});

describe('a list', () => {
  it.each([
    ['newest', ['first', 'second', 'unknown']],
    ['price', ['second', 'unknown', 'first']],
    ['payment', ['second', 'first', 'unknown']],
    ['square-foot', ['second', 'first', 'unknown']],
    ['fit', ['second', 'first', 'unknown']],
  ] satisfies [Order, string[]][])('is sorted by %s, with what isn’t known last', (order, ids) => {
    const fit: HomeAssessment['fit'] = { score: 50, knownShare: 100, verdict: 'misses', reasons: [] };
    const homes = [
      homeOf('first', { priceCents: 50_000_000 }, { fit: { ...fit, score: 40 } }),
      homeOf('second', { priceCents: 30_000_000 }, { fit }),
      homeOf(
        'unknown',
        { priceCents: 40_000_000 },
        { monthlyPaymentCents: null, pricePerSquareFootCents: null, fit: null },
      ),
    ];
    expect(idsOf(homes, { order })).toEqual(ids);
  });

  it.each([
    [{ stage: 'tour' }, ['tour']],
    [{ minimumBedrooms: 3 }, ['tour', 'pending']],
    [{ withinBudget: true }, ['tour', 'studio']],
    [{ forSale: true }, ['tour', 'studio', 'vague']],
  ] satisfies [Partial<HomeView>, string[]][])('is filtered by %j', (view, ids) => {
    const homes = [
      homeOf('tour', { stage: 'tour' }),
      homeOf('studio', { bedrooms: 0 }),
      homeOf('vague', { bedrooms: null }, { aboveBudgetCents: null }),
      homeOf('pending', { marketStatus: 'pending', priceCents: 90_000_000 }),
    ];
    expect(idsOf(homes, view)).toEqual(ids);
  });

  it.each(Object.keys(orders) as Order[])(
    'sorted by %s doesn’t change with the neighborhood, its age rule, or what anyone wrote',
    (order) => {
      const homes = manyHomes(40).map((home, place) => homeOf(`home-${place}`, home));
      const disguised = homes.map((home, place) => ({
        ...home,
        ...{ city: `Town ${40 - place}`, zipCode: `${10_000 + place}`, state: 'CA' as const },
        ageRestricted: place % 2 === 0,
        impressions: { version: 9, notes: 'Families, churches, good schools, safe', ratings: [] },
        ...{ schoolScore: place, crimeIndex: 40 - place, medianIncome: place * 7, population: { white: place } },
        assessment: { ...home.assessment, flags: place % 2 === 0 ? ['age-restricted'] : [] },
      }));
      expect(idsOf(disguised, { order })).toEqual(idsOf(homes, { order }));
    },
  );
});
