import { describe, expect, it } from '@jest/globals';
import type { PlanChange } from '../../financial-profile/index.js';
import type { ListedLender } from '../catalogue/index.js';
import { rankLenders, type RankingFacts } from '../ranking/index.js';
import { factsWith, lenderWith } from '../testing/ranking-samples.js';
import { adviseOn, type FactsWith } from './advice.js';

/** A plan whose debt-to-income ratio rises and falls with the loan: 45% at $475,000. */
function planOf(given: Partial<RankingFacts> = {}): FactsWith {
  const plan = factsWith(given);
  return ({ priceCents, downPaymentCents, propertyUse, propertyType }: PlanChange) => {
    const targetPriceCents = priceCents ?? plan.targetPriceCents;
    const down = downPaymentCents ?? plan.downPaymentCents;
    const ratio = plan.debtToIncomeBasisPoints;
    return {
      ...plan,
      targetPriceCents,
      downPaymentCents: down,
      propertyUse: propertyUse ?? plan.propertyUse,
      propertyType: propertyType ?? plan.propertyType,
      debtToIncomeBasisPoints:
        ratio && Math.round((ratio * (targetPriceCents - down)) / (plan.targetPriceCents - plan.downPaymentCents)),
    };
  };
}

const advise = (lenders: readonly ListedLender[], given: Partial<RankingFacts> = {}) =>
  adviseOn(planOf(given), lenders);
const kinds = (advice: ReturnType<typeof adviseOn>) => advice?.suggestions.map(({ kind }) => kind);

describe('advice', () => {
  it('is empty while lenders fit, near misses included', () => {
    expect(advise([lenderWith()])).toEqual({ suggestions: [], obstacle: null });
    expect(advise([lenderWith({ minCreditScore: 640 })])).toEqual({ suggestions: [], obstacle: null });
  });

  it('needs a complete plan', () => {
    expect(adviseOn(() => undefined, [lenderWith()])).toBeUndefined();
  });

  it('names the smallest changes of price and down payment that lower the ratio enough', () => {
    const advice = advise([lenderWith({ maxDebtToIncomeBasisPoints: 3_900 })]);

    expect(advice?.suggestions.map(({ text }) => text)).toEqual([
      'At a price of $430,000, $70,000 less than you plan, 1 lender would fit.',
      'With $90,000 down (18%), $65,000 more than you plan, 1 lender would fit.',
    ]);
    expect(advice?.obstacle).toBeNull();
  });

  it('names a price far below a plan that is far too high', () => {
    const high = { targetPriceCents: 300_000_000, downPaymentCents: 30_000_000, debtToIncomeBasisPoints: 24_600 };
    const advice = advise([lenderWith()], high);

    expect(advice?.suggestions[0]?.text).toBe(
      'At a price of $780,000, $2,220,000 less than you plan, 1 lender would fit.',
    );
    expect(advice?.obstacle).toBeNull();
  });

  it('tries more where the loan is too small', () => {
    const small = { targetPriceCents: 6_000_000, downPaymentCents: 3_000_000, debtToIncomeBasisPoints: 2_000 };
    const advice = advise([lenderWith()], small);

    expect(kinds(advice)).toEqual(['price', 'downPayment']);
    expect(advice?.suggestions[0]?.text).toMatch(/^At a price of \$\d\d,000, \$\d\d,000 more than you plan/);
    expect(advice?.suggestions[1]?.text).toMatch(/so that you borrow more/);
  });

  it('counts every lender that a change of use or type would open', () => {
    const lenders = [
      lenderWith({ id: 'one' }),
      lenderWith({ id: 'two' }),
      lenderWith({ id: 'three', propertyUses: ['second_home'] }),
    ];

    expect(advise(lenders, { propertyUse: 'investment' })?.suggestions).toEqual([
      {
        kind: 'propertyUse',
        lenderCount: 2,
        text: 'If you’d live in the home yourself, 2 lenders would fit. Only plan it that way if it’s true: lenders check.',
      },
    ]);
    expect(advise(lenders, { propertyType: 'land' })?.suggestions).toEqual([
      { kind: 'propertyType', lenderCount: 2, text: 'For a single-family home, 2 lenders would fit.' },
    ]);
  });

  it('is only given if the ranking itself puts the lender in with the change', () => {
    const lenders = [lenderWith({ maxDebtToIncomeBasisPoints: 3_900 })];
    const plan = planOf();
    const changed = plan({ priceCents: 43_000_000 });
    const almost = plan({ priceCents: 44_000_000 });

    expect(changed && rankLenders(changed, lenders, (id) => id)[0]?.fit.score).toBeGreaterThanOrEqual(60);
    expect(almost && rankLenders(almost, lenders, (id) => id)[0]?.fit.score).toBeLessThan(60);
  });

  it.each<[string, readonly ListedLender[], Partial<RankingFacts>, RegExp]>([
    ['the state', [lenderWith({ states: ['NV', 'AZ'] })], {}, /lends in Texas yet\. They lend in Arizona and Nevada\./],
    ['the county', [lenderWith({ counties: ['48113'] })], { countyFips: '48453' }, /lends in your county yet/],
    ['the score', [lenderWith({ minCreditScore: 700 })], {}, /ask for is 700, and your range counts as 620/],
    [
      'the debts',
      [lenderWith()],
      { debtToIncomeBasisPoints: 20_000 },
      /ratio is 200%, and these lenders accept 45% at most/,
    ],
    ['an unknown ratio', [lenderWith()], { debtToIncomeBasisPoints: null }, /can’t estimate your debt-to-income ratio/],
    [
      'several things',
      [lenderWith({ states: ['TX'], propertyTypes: ['land'], propertyUses: ['second_home'] })],
      {},
      /No single change/,
    ],
  ])('says that %s stands in the way where no single change is enough', (_what, lenders, given, text) => {
    const plan = planOf(given);
    // Debts stay whatever the home costs.
    const heavy: FactsWith = (change) => {
      const facts = plan(change);
      return facts && given.debtToIncomeBasisPoints ? { ...facts, debtToIncomeBasisPoints: 20_000 } : facts;
    };
    const advice = adviseOn(heavy, lenders);

    expect(advice?.suggestions).toEqual([]);
    expect(advice?.obstacle).toMatch(text);
  });
});
