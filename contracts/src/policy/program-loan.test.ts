import { describe, expect, it } from '@jest/globals';
import { rowsToday } from '../affordability/testing/planning-rows-today.js';
import type { LoanProgram } from '../journey/index.js';
import { housingCost } from './housing-cost.js';
import { rowReader } from './policy-reader.js';
import type { InsuredLoan } from './private-mortgage-insurance.js';
import { programLoan, type LoanTerms } from './program-loan.js';

const dollars = (amount: number): number => Math.round(amount * 100);
const purchase = (price: number, down: number): InsuredLoan => ({
  priceCents: dollars(price),
  loanCents: dollars(price - down),
});
const terms: LoanTerms = { annualRateMillionths: 62_500, months: 360, creditScore: 720 };
const policy = rowReader(rowsToday());

const charged = (program: LoanProgram, { priceCents, loanCents }: InsuredLoan, terms: LoanTerms) => {
  const { upfrontFeeCents, ...charges } = programLoan(program, { priceCents, loanCents }, terms, policy);
  const { principalAndInterestCents, mortgageInsuranceCents } = housingCost({
    priceCents,
    ...charges,
    mortgageInsuranceBasisPoints: charges.insuranceBasisPoints,
    propertyTaxBasisPoints: 0,
    homeInsuranceCents: 0,
  });
  return { upfrontFeeCents, loanCents: charges.loan.principalCents, principalAndInterestCents, mortgageInsuranceCents };
};

describe('a loan of $350,000 at 6.25%', () => {
  it('with FHA and 3.5% down finances the upfront premium and pays a monthly one', () => {
    expect(charged('fha', purchase(350_000, 12_250), terms)).toEqual({
      upfrontFeeCents: dollars(5_910.63),
      loanCents: dollars(343_660.63),
      principalAndInterestCents: dollars(2_115.98),
      mortgageInsuranceCents: dollars(154.8),
    });
  });

  it.each([
    ['first', 7_525, 2_201.34],
    ['later', 11_550, 2_226.13],
  ] as const)('by VA with nothing down pays the fee of a %s use', (fundingFeeUse, fee, payment) => {
    expect(charged('va', purchase(350_000, 0), { ...terms, fundingFeeUse })).toEqual({
      upfrontFeeCents: dollars(fee),
      loanCents: dollars(350_000 + fee),
      principalAndInterestCents: dollars(payment),
      mortgageInsuranceCents: 0,
    });
  });
});

describe('a USDA loan of $300,000 at 6.25%', () => {
  it('finances its fee and pays a monthly fee on the total', () => {
    expect(charged('usda', purchase(300_000, 0), terms)).toEqual({
      upfrontFeeCents: dollars(3_000),
      loanCents: dollars(303_000),
      principalAndInterestCents: dollars(1_865.62),
      mortgageInsuranceCents: dollars(88.38),
    });
  });
});

describe('charges by down payment', () => {
  const insuranceBasisPoints = (price: number, down: number, creditScore: number | null) =>
    programLoan('conventional', purchase(price, down), { ...terms, creditScore }, policy).insuranceBasisPoints;

  it.each([
    [20, 620, 0],
    [19.99, 760, 23],
    [15, 740, 27],
    [14.99, 740, 44],
    [10, 700, 57],
    [9.99, 700, 89],
    [5, 679, 115],
    [4.99, 760, 105],
    [3, 719, 131],
  ])('conventional, %d%% down and a score of %d: %d basis points a year', (percent, score, rate) => {
    expect(insuranceBasisPoints(1_000_000, percent * 10_000, score)).toBe(rate);
  });

  it('conventional, without a rate for the score: the rate of the next better score', () => {
    expect(insuranceBasisPoints(1_000_000, 30_000, 640)).toBe(131);
    expect(insuranceBasisPoints(1_000_000, 100_000, 540)).toBe(71);
    expect(insuranceBasisPoints(1_000_000, 0, 760)).toBe(105);
  });

  it('conventional, with an unknown score: the highest rate', () => {
    expect(insuranceBasisPoints(1_000_000, 100_000, null)).toBe(71);
  });

  it.each([
    [500_000, 50_000, 50],
    [500_000, 49_999, 50],
    [500_000, 25_000, 50],
    [500_000, 24_999, 55],
    [900_000, 90_000, 70],
    [900_000, 45_000, 70],
    [900_000, 44_999, 75],
  ])('FHA, $%d with $%d down: %d basis points a year', (price, down, rate) => {
    expect(programLoan('fha', purchase(price, down), terms, policy).insuranceBasisPoints).toBe(rate);
  });

  it.each([
    [0, 215],
    [4_999, 215],
    [5_000, 150],
    [9_999, 150],
    [10_000, 125],
  ])('VA, $%d of $100,000 down: a fee of %d basis points', (down, fee) => {
    const { upfrontFeeCents } = programLoan('va', purchase(100_000, down), terms, policy);
    expect(upfrontFeeCents).toBe(Math.floor((dollars(100_000 - down) * fee + 5_000) / 10_000));
  });

  it.each([
    [500_000, 110_000, 15],
    [500_000, 50_000, 15],
    [500_000, 49_999, 40],
    [1_000_000, 220_000, 15],
    [1_000_000, 219_999, 40],
    [1_000_000, 99_999, 65],
  ])('FHA over 15 years, $%d with $%d down: %d basis points a year', (price, down, rate) => {
    const short = { ...terms, months: 180 };
    expect(programLoan('fha', purchase(price, down), short, policy).insuranceBasisPoints).toBe(rate);
  });

  it('VA charges no fee where the buyer is exempt', () => {
    const exempt: LoanTerms = { ...terms, fundingFeeUse: 'exempt' };
    expect(programLoan('va', purchase(350_000, 0), exempt, policy).upfrontFeeCents).toBe(0);
  });

  it('without a loan: none', () => {
    for (const program of ['conventional', 'fha', 'va', 'usda'] as const) {
      expect(charged(program, purchase(300_000, 300_000), terms)).toEqual({
        upfrontFeeCents: 0,
        loanCents: 0,
        principalAndInterestCents: 0,
        mortgageInsuranceCents: 0,
      });
    }
  });
});
