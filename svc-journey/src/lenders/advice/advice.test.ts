import type { LenderAdvice, ListedLender, PlanChange } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { rankLenders, type RankingFacts } from '../ranking/index.js';
import { factsWith, lenderWith } from '../testing/ranking-samples.js';
import { adviseOn, type FactsWith } from './advice.js';

/** A plan whose debt-to-income ratio rises and falls with the loan: 45% at $475,000. */
function planOf(given: Partial<RankingFacts> = {}): FactsWith {
  const plan = factsWith(given);
  return ({ priceCents, downPaymentCents, propertyUse, propertyType }: PlanChange) => {
    const targetPriceCents = priceCents ?? plan.targetPriceCents;
    const down = Math.min(downPaymentCents ?? plan.downPaymentCents, targetPriceCents);
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
const textsOf = (advice: LenderAdvice | undefined) => advice?.suggestions.map(({ text }) => text);
/** Lenders with 60 points or more. */
const matching = (facts: RankingFacts | undefined, lenders: readonly ListedLender[]) =>
  facts ? rankLenders(facts, lenders, (id) => id).filter(({ fit }) => fit.score >= 60).length : 0;

describe('advice', () => {
  it('is empty while lenders are ranked, near misses included', () => {
    expect(advise([lenderWith()])).toEqual({ suggestions: [], obstacle: null });
    expect(advise([lenderWith({ minCreditScore: 640 })])).toEqual({ suggestions: [], obstacle: null });
  });

  it('needs a complete plan', () => {
    expect(adviseOn(() => undefined, [lenderWith()])).toBeUndefined();
  });

  it('names the smallest change of the down payment that reaches a minimum', () => {
    const advice = advise([lenderWith({ minDownPaymentBasisPoints: 1_000 })]);

    expect(advice?.suggestions[0]).toEqual({
      change: { downPaymentCents: 5_000_000 },
      lenderCount: 1,
      text: 'With about $25,000 more down, $50,000 in all, 1 lender would match.',
    });
  });

  it('names the smallest changes of price and down payment that lower the ratio enough, to the thousand', () => {
    const advice = advise([lenderWith({ maxDebtToIncomeBasisPoints: 3_900 })]);

    // 39% is reached with a loan of at most $411,719.
    expect(textsOf(advice)).toEqual([
      'With about $64,000 more down, $89,000 in all, 1 lender would match.',
      'At a price of about $436,000, $64,000 less than you plan, 1 lender would match.',
    ]);
    expect(advice?.obstacle).toBeNull();
  });

  it('names a price far below a plan that is far too high', () => {
    const high = { targetPriceCents: 300_000_000, downPaymentCents: 30_000_000, debtToIncomeBasisPoints: 24_600 };

    expect(textsOf(advise([lenderWith()], high))).toEqual([
      'With about $2,207,000 more down, $2,507,000 in all, 1 lender would match.',
      'At a price of about $793,000, $2,207,000 less than you plan, 1 lender would match.',
    ]);
  });

  it('tries less down and a higher price where the loan is too small', () => {
    const small = { targetPriceCents: 6_000_000, downPaymentCents: 3_000_000, debtToIncomeBasisPoints: 2_000 };

    expect(textsOf(advise([lenderWith()], small))).toEqual([
      'With about $20,000 less down, and a larger loan, 1 lender would match.',
      'At a price of about $80,000, $20,000 more than you plan, 1 lender would match.',
    ]);
  });

  it('tries no down payment at all', () => {
    const small = { targetPriceCents: 5_000_000, downPaymentCents: 1_000_000, debtToIncomeBasisPoints: 2_000 };

    expect(advise([lenderWith({ minDownPaymentBasisPoints: 0 })], small)?.suggestions[0]?.change).toEqual({
      downPaymentCents: 0,
    });
  });

  it('counts every lender that a change of use or type would open, and warns of a false use', () => {
    const lenders = [
      lenderWith({ id: 'one' }),
      lenderWith({ id: 'two' }),
      lenderWith({ id: 'three', propertyUses: ['second_home'] }),
    ];

    expect(advise(lenders, { propertyUse: 'investment' })?.suggestions).toEqual([
      {
        change: { propertyUse: 'primary_residence' },
        lenderCount: 2,
        text: 'If you’ll live in the home yourself, 2 lenders would match. Only plan it that way if it’s true: lenders check.',
      },
    ]);
    expect(advise(lenders, { propertyType: 'land' })?.suggestions).toEqual([
      {
        change: { propertyType: 'single_family' },
        lenderCount: 2,
        text: 'For a single-family home, 2 lenders would match.',
      },
    ]);
  });

  it('is what the ranking says of the changed plan, and a thousand dollars less of a change would not do', () => {
    const lender = fc.record({
      minCreditScore: fc.constantFrom(580, 620),
      maxDebtToIncomeBasisPoints: fc.integer({ min: 3_000, max: 4_400 }),
      minDownPaymentBasisPoints: fc.integer({ min: 300, max: 3_000 }),
      loanCents: fc.constantFrom(
        { minimum: 5_000_000, maximum: 30_000_000 },
        { minimum: 1_000_000, maximum: 90_000_000 },
      ),
    });
    const plan = fc.record({
      targetPriceCents: fc.integer({ min: 8_000_000, max: 90_000_000 }),
      downPaymentCents: fc.integer({ min: 0, max: 4_000_000 }),
      debtToIncomeBasisPoints: fc.integer({ min: 2_000, max: 9_000 }),
    });

    fc.assert(
      fc.property(fc.array(lender, { minLength: 1, maxLength: 4 }), plan, (given, facts) => {
        const lenders = given.map((one, index) => lenderWith({ id: `lender-${index}`, ...one }));
        const changed = planOf(facts);
        for (const { change, lenderCount } of adviseOn(changed, lenders)?.suggestions ?? []) {
          expect(matching(changed(change), lenders)).toBe(lenderCount);
          const { priceCents, downPaymentCents } = change;
          const back = (cents: number, now: number) => cents + (cents > now ? -100_000 : 100_000);
          const less =
            priceCents === undefined
              ? { downPaymentCents: back(downPaymentCents ?? 0, facts.downPaymentCents) }
              : { priceCents: back(priceCents, facts.targetPriceCents) };
          expect(matching(changed(less), lenders)).toBe(0);
        }
      }),
    );
  });

  it.each<[string, readonly ListedLender[], Partial<RankingFacts>, RegExp]>([
    ['the state', [lenderWith({ states: ['NV', 'AZ'] })], {}, /lends in Texas yet\. They lend in Arizona and Nevada\./],
    ['the county', [lenderWith({ counties: ['48113'] })], { countyFips: '48453' }, /lends in your county yet/],
    ['the score', [lenderWith({ minCreditScore: 700 })], {}, /accept is 700, and your range counts as 620/],
    [
      'the debts',
      [lenderWith({ minDownPaymentBasisPoints: 0, loanCents: { minimum: 40_000_000, maximum: 83_200_000 } })],
      { debtToIncomeBasisPoints: 20_000 },
      /ratio is 200%, and these lenders accept 45% at most/,
    ],
    ['an unknown ratio', [lenderWith()], { debtToIncomeBasisPoints: null }, /can’t estimate your debt-to-income ratio/],
    [
      'several things',
      [lenderWith({ propertyTypes: ['land'], propertyUses: ['second_home'] })],
      {},
      /^No single change/,
    ],
  ])('says that no single change helps, and why: %s', (_what, lenders, given, text) => {
    const advice = advise(lenders, given);

    expect(advice?.suggestions).toEqual([]);
    expect(advice?.obstacle).toMatch(text);
  });

  it('changes only the plan, never anything about the buyer', () => {
    const tried: PlanChange[] = [];
    const plan = planOf({ belongsTo: { first_time_buyers: false, people_who_served: false } });
    const lenders = [
      lenderWith({ id: 'a', onlyFor: 'people_who_served' }),
      lenderWith({ id: 'b', onlyFor: 'first_time_buyers' }),
      lenderWith({ id: 'c', programs: ['va'] }),
    ];
    const advice = adviseOn((change) => {
      tried.push(change);
      return plan(change);
    }, lenders);

    expect(advice?.suggestions).toEqual([]);
    expect(new Set(tried.flatMap((change) => Object.keys(change)))).toEqual(
      new Set(['downPaymentCents', 'priceCents', 'propertyType', 'propertyUse']),
    );
  });
});
