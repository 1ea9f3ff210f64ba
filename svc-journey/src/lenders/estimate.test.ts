import { exampleFinancialProfile } from '@hearthway/contracts/examples';
import { sampleMortgageRates, type LoanProgram, type MortgageRates } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { buyerPlan } from '../financial-profile/index.js';
import { policyAt, rowsCountingOn } from '../policy/index.js';
import { builtInRowsOn } from '../policy/testing/index.js';
import { lenderEstimate } from './estimate.js';
import { lenderWith } from './testing/ranking-samples.js';

const day = '2026-11-23';
const plan = buyerPlan(
  exampleFinancialProfile,
  { annualRateBasisPoints: 625, home: undefined },
  { policy: policyAt(day), rows: rowsCountingOn(day, builtInRowsOn(day)) },
);
const market: MortgageRates = {
  rates: [{ product: '30-Year Fixed', rateBasisPoints: 617 }],
  source: { name: 'Weekly survey', asOf: '2026-11-19' },
};

describe('the estimate for a lender', () => {
  it('is for the buyer’s own price and down payment at the market’s rate, with its source and date', () => {
    const estimate = lenderEstimate(plan, lenderWith(), market);

    expect(estimate).toMatchObject({
      program: 'conventional',
      rate: { rateBasisPoints: 617, source: 'Weekly survey', asOf: '2026-11-19' },
      priceCents: 32_000_000,
      downPaymentCents: 3_200_000,
    });
    // The down payment, and closing costs of about 2% of the price and more.
    expect(estimate?.cash.lowCents).toBeGreaterThan(3_800_000);
    expect(estimate?.cash.highCents).toBeLessThan(5_500_000);
  });

  it('has the sample rate, without a source, where there is no feed or no such product', () => {
    const sample = { rateBasisPoints: 625, source: null, asOf: null };
    const none = { rates: [{ product: 'Other', rateBasisPoints: 1 }], source: market.source };

    expect(lenderEstimate(plan, lenderWith(), { rates: [...sampleMortgageRates], source: null })?.rate).toEqual(sample);
    expect(lenderEstimate(plan, lenderWith(), none)?.rate).toEqual(sample);
  });

  it('has the lender’s own rate if it published one', () => {
    const exampleRate = { rateBasisPoints: 599, asOf: '2026-11-20', source: 'Rate sheet' };
    const own = lenderEstimate(plan, lenderWith({ exampleRate }), market);

    expect(own?.rate).toEqual(exampleRate);
    expect(own?.paymentCents).toBeLessThan(lenderEstimate(plan, lenderWith(), market)?.paymentCents ?? 0);
  });

  it('agrees with the ratio that lenders are ranked by on the payment', () => {
    const atPlanningRate = { rateBasisPoints: 625, asOf: day, source: 'x' };
    const estimate = lenderEstimate(plan, lenderWith({ exampleRate: atPlanningRate }), market);
    const [debts, income] = [30_000, 900_000];

    expect(Math.round((((estimate?.paymentCents ?? 0) + debts) / income) * 10_000)).toBe(
      plan.matchingFacts()?.backRatioBasisPoints,
    );
  });

  it.each<[readonly LoanProgram[], LoanProgram]>([
    [['fha', 'conventional'], 'conventional'],
    [['usda', 'fha'], 'fha'],
    [['va'], 'va'],
  ])('of one with %j is for %s', (programs, expected) => {
    expect(lenderEstimate(plan, lenderWith({ programs }), market)?.program).toBe(expected);
  });

  it('is missing where the cost is not known', () => {
    expect(lenderEstimate({ program: 'fha', costWith: () => undefined }, lenderWith(), market)).toBeUndefined();
  });
});
