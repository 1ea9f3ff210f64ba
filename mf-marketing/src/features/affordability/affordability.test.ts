import { affordability as fullAffordability, exampleFigures } from '@hearthway/contracts/affordability';
import { allRows, isLoanUpTo, rowsByKey, type InsuredLoan, type PolicyRow } from '@hearthway/contracts/policy';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { affordability, monthlyCost, type Buyer } from './affordability.js';
import { assumptionsFor, estimate, exampleInputs, type Inputs } from './estimate.js';
import { figures, stateCodes } from './figures.js';

const dollars = (amount: number): number => amount * 100;
const priceOf = (changes: Partial<Inputs>): number => estimate({ ...exampleInputs, ...changes }).priceCents / 100;
const { comfortable, typical, ceiling } = figures;

describe('a buyer with $100,000 a year, $500 in debts, and $40,000 down at 6.25%', () => {
  const steps = [
    [80, 0],
    [85, 35],
    [90, 50],
    [95, 70],
    [97, 100],
  ] as const;
  const mortgageInsurance = (loan: InsuredLoan) => steps.find(([percent]) => isLoanUpTo(loan, percent))?.[1] ?? 100;

  it.each([
    ['TX', comfortable.value, 303_084],
    ['TX', typical.value, 411_189],
    ['TX', ceiling.value, 462_796],
    ['AZ', comfortable.value, 357_138],
  ] as const)(
    'in %s with ratios %o can afford $%d, with mortgage insurance from 0.35%% to 1%%',
    (state, ratios, price) => {
      const assumptions = { ...assumptionsFor(state, ratios), mortgageInsurance };
      expect(affordability(exampleInputs, assumptions).priceCents).toBe(dollars(price));
    },
  );

  it.each([
    ['TX', 304_758],
    ['AZ', 359_409],
  ] as const)('in %s can afford $%d, with our rates for a good credit score', (state, price) => {
    expect(priceOf({ state })).toBe(price);
  });

  it('is limited by income, or by debts once those exceed what the ratios allow', () => {
    expect(estimate(exampleInputs).limitingFactor).toBe('income');
    expect(estimate({ ...exampleInputs, monthlyDebtsCents: dollars(900) }).limitingFactor).toBe('debts');
    expect(estimate(exampleInputs, typical.value).limitingFactor).toBe('debts');
    expect(estimate({ ...exampleInputs, monthlyDebtsCents: 0 }, typical.value).limitingFactor).toBe('income');
  });

  it('pays per month what the ratios allow, in parts that add up', () => {
    const { monthly, priceCents, loanCents } = estimate(exampleInputs);
    expect(monthly).toEqual({
      principalAndInterestCents: 163_016,
      propertyTaxCents: 40_634,
      homeInsuranceCents: 19_975,
      mortgageInsuranceCents: 9_708,
      totalCents: 233_333,
    });
    expect(Math.abs(monthly.totalCents - (dollars(100_000) * 28) / 1_200)).toBeLessThan(3);
    expect(loanCents).toBe(priceCents - dollars(40_000));
  });
});

describe('an estimate', () => {
  it('is the highest whole-dollar price within the limit, in every state', () => {
    for (const state of stateCodes) {
      const inputs = { ...exampleInputs, state };
      const { priceCents } = estimate(inputs);
      const cap = (inputs.annualIncomeCents * comfortable.value.housing) / 120_000;
      const costOf = (price: number) => monthlyCost(price, inputs, assumptionsFor(state)).totalCents;
      expect(priceCents % 100).toBe(0);
      expect(costOf(priceCents - 200)).toBeLessThanOrEqual(cap + 2);
      expect(costOf(priceCents + 500)).toBeGreaterThan(cap);
    }
  });

  it('has no price when debts use up the ratios, and says so', () => {
    expect(estimate({ ...exampleInputs, monthlyDebtsCents: dollars(3_100) })).toMatchObject({
      priceCents: 0,
      loanCents: 0,
      monthly: { totalCents: 0 },
      limitingFactor: 'no-room',
    });
    expect(priceOf({ annualIncomeCents: 0 })).toBe(0);
  });

  it('can be below the down payment when taxes and insurance alone reach the limit', () => {
    const rich = { annualIncomeCents: dollars(24_000), monthlyDebtsCents: 0, downPaymentCents: dollars(400_000) };
    const { priceCents, loanCents, monthly } = estimate({ ...exampleInputs, ...rich });
    expect(priceCents).toBeLessThan(rich.downPaymentCents);
    expect(priceCents).toBeGreaterThan(0);
    expect(loanCents).toBe(0);
    expect(monthly).toMatchObject({ principalAndInterestCents: 0, mortgageInsuranceCents: 0 });
  });

  it('needs no loan when the down payment covers the price', () => {
    const assumptions = { ...assumptionsFor('TX'), propertyTaxBasisPoints: 0, loanLimitCents: 0 };
    const buyer: Buyer = { ...exampleInputs, downPaymentCents: dollars(300_000) };
    expect(affordability(buyer, assumptions)).toMatchObject({ priceCents: dollars(300_000), loanCents: 0 });
  });

  it('is capped by the minimum down payment', () => {
    const oneInAHundred = estimate({ ...exampleInputs, downPaymentCents: dollars(3_000) });
    expect(oneInAHundred).toMatchObject({ priceCents: dollars(100_000), limitingFactor: 'down-payment' });
    expect(oneInAHundred.monthly.mortgageInsuranceCents).toBe(8_892);
    expect(estimate({ ...exampleInputs, downPaymentCents: 0 })).toMatchObject({
      priceCents: 0,
      limitingFactor: 'down-payment',
    });
  });

  it('is capped by the loan limit when income allows more', () => {
    const { loanCents, limitingFactor } = estimate({
      ...exampleInputs,
      annualIncomeCents: dollars(600_000),
      downPaymentCents: dollars(200_000),
    });
    expect(loanCents).toBe(figures.loanLimitCents.value);
    expect(limitingFactor).toBe('loan-limit');
  });

  it('works with a zero rate', () => {
    expect(priceOf({ annualRateMillionths: 0 })).toBeGreaterThan(priceOf({}));
  });

  it('never falls as the down payment or income grows or debts shrink', () => {
    const rising = (change: (step: number) => Partial<Inputs>): boolean => {
      const prices = Array.from({ length: 80 }, (_, step) => priceOf(change(step)));
      return prices.every((price, step) => step === 0 || price >= (prices[step - 1] ?? 0));
    };
    expect(rising((step) => ({ downPaymentCents: dollars(step * 2_500) }))).toBe(true);
    expect(rising((step) => ({ annualIncomeCents: dollars(step * 5_000) }))).toBe(true);
    expect(rising((step) => ({ monthlyDebtsCents: dollars(4_000 - step * 50) }))).toBe(true);
  });

  it('never costs more per month for the same home as the down payment grows', () => {
    const costs = Array.from({ length: 60 }, (_, step) => {
      const buyer = { ...exampleInputs, downPaymentCents: dollars(9_000 + step * 5_000) };
      return monthlyCost(dollars(300_000), buyer, assumptionsFor('TX')).totalCents;
    });
    expect(costs.every((cost, step) => step === 0 || cost <= (costs[step - 1] ?? 0))).toBe(true);
  });

  it.each([
    [60_000, 0],
    [45_000, 27],
    [30_000, 44],
    [15_000, 62],
    [9_000, 110],
  ])('with $%d down on $300,000 includes mortgage insurance of %d basis points', (down, hundredths) => {
    const buyer = { ...exampleInputs, downPaymentCents: dollars(down) };
    const { mortgageInsuranceCents } = monthlyCost(dollars(300_000), buyer, assumptionsFor('TX'));
    expect(mortgageInsuranceCents).toBe(Math.floor((dollars(300_000 - down) * hundredths) / 10_000 / 12 + 0.5));
  });
});

describe('for any visitor', () => {
  const rows = rowsByKey<PolicyRow>(allRows);
  const ratios = { comfortable, typical, ceiling } as const;
  const cents = (max: number) => fc.integer({ min: 0, max });
  const anyVisitor = fc.record({
    annualIncomeCents: cents(60_000_000),
    monthlyDebtsCents: cents(600_000),
    downPaymentCents: cents(40_000_000),
    annualRateMillionths: cents(150_000),
    state: fc.constantFrom(...stateCodes),
  });

  it('the estimate is the price of a conventional loan that a signed-in buyer sees, to the cent', () => {
    fc.assert(
      fc.property(anyVisitor, fc.constantFrom('comfortable', 'typical', 'ceiling'), (visitor, level) => {
        const { downPaymentCents, ...figures } = visitor;
        const downPayment = { kind: 'amount', cents: downPaymentCents } as const;
        const { programs } = fullAffordability({ ...exampleFigures, ...figures, downPayment }, rows);
        const offer = programs.find(({ program }) => program === 'conventional')?.offers[level];
        const { priceCents, loanCents, monthly } = estimate(visitor, ratios[level].value);
        expect([priceCents, loanCents, monthly.totalCents]).toEqual([
          offer?.priceCents,
          offer?.loanCents,
          offer?.monthly.totalCents,
        ]);
      }),
      { numRuns: 10_000 },
    );
  });
});
