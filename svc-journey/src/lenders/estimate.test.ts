import { sampleMortgageRates, type LoanProgram, type MortgageRates } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { exampleFinancialProfile } from '@hearthway/contracts/examples';
import { buyerPlan } from '../financial-profile/index.js';
import { policyAt, rowsInForce } from '../policy/index.js';
import { lenderEstimate } from './estimate.js';
import { lenderWith } from './testing/ranking-samples.js';

const day = '2026-11-23';
const plan = buyerPlan(
  exampleFinancialProfile,
  { annualRateBasisPoints: 625, home: undefined },
  {
    policy: policyAt(day),
    rows: rowsInForce(day),
  },
);
const market: MortgageRates = {
  rates: [{ product: '30-Year Fixed', rateBasisPoints: 617 }],
  source: { name: 'Weekly survey', asOf: '2026-11-19' },
};

describe('the estimate for a lender', () => {
  it('has the market’s rate, with its source and date', () => {
    expect(lenderEstimate(plan, lenderWith(), market)).toMatchObject({
      program: 'conventional',
      rate: { basisPoints: 617, source: 'Weekly survey', asOf: '2026-11-19' },
      priceCents: 32_000_000,
      downPaymentCents: 3_200_000,
    });
  });

  it('has the sample rate, without a source, where there is no feed or no such product', () => {
    const sample = { basisPoints: 625, source: null, asOf: null };
    const none = { rates: [{ product: 'Other', rateBasisPoints: 1 }], source: market.source };

    expect(lenderEstimate(plan, lenderWith(), { rates: [...sampleMortgageRates], source: null })?.rate).toEqual(sample);
    expect(lenderEstimate(plan, lenderWith(), none)?.rate).toEqual(sample);
  });

  it('has the lender’s own rate if it published one', () => {
    const exampleRate = { basisPoints: 599, asOf: '2026-11-20', source: 'Rate sheet' };
    const own = lenderEstimate(plan, lenderWith({ exampleRate }), market);

    expect(own?.rate).toEqual(exampleRate);
    expect(own?.paymentCents).toBeLessThan(lenderEstimate(plan, lenderWith(), market)?.paymentCents ?? 0);
  });

  it('agrees with the assessment of the profile on the payment', () => {
    const facts = plan.matchingFacts();
    const estimate = lenderEstimate(
      plan,
      lenderWith({ exampleRate: { basisPoints: 625, asOf: day, source: 'x' } }),
      market,
    );
    const income = 900_000;

    expect(Math.round((((estimate?.paymentCents ?? 0) + 30_000) / income) * 10_000)).toBe(facts?.backRatioBasisPoints);
  });

  it.each<[readonly LoanProgram[], LoanProgram]>([
    [['fha', 'conventional'], 'conventional'],
    [['usda', 'fha'], 'fha'],
    [['va'], 'va'],
  ])('of one with %j is for %s', (programs, expected) => {
    expect(lenderEstimate(plan, lenderWith({ programs }), market)?.program).toBe(expected);
  });

  it('is missing where the cost is not known', () => {
    const costWith = (): undefined => undefined;

    expect(lenderEstimate({ program: 'fha', costWith }, lenderWith(), market)).toBeUndefined();
  });
});
