import { monthlyPayment, paymentPerCent, type FixedRateLoan } from './money.js';
import { describe, expect, it } from '@jest/globals';
import { interestOfMonth, monthsToBalance, repayment } from './repayment.js';

const loan = (dollars: number, percent: number, months: number): FixedRateLoan => ({
  principalCents: Math.round(dollars * 100),
  annualRateMillionths: Math.round(percent * 10_000),
  months,
});

describe('the monthly payment per cent of loan', () => {
  it.each([
    [300_000, 6.25, 360],
    [300_000, 5.5, 180],
    [250_000, 0, 360],
    [343_660.63, 6.25, 360],
  ])('matches the payment of the contracts: $%d at %d%% over %d months', (dollars, percent, months) => {
    const given = loan(dollars, percent, months);
    const { principalCents, annualRateMillionths } = given;
    expect(Math.round(principalCents * paymentPerCent(annualRateMillionths, months))).toBe(monthlyPayment(given));
  });
});

describe('repaying a loan', () => {
  it('absorbs rounding differences in the last payment', () => {
    expect(repayment(loan(300_000, 6.25, 360))).toEqual({
      monthlyCents: 184_715,
      lastPaymentCents: 184_894,
      totalInterestCents: 36_497_579,
    });
  });

  it('costs no interest at a zero rate', () => {
    expect(repayment(loan(250_000, 0, 360))).toEqual({
      monthlyCents: 69_444,
      lastPaymentCents: 69_604,
      totalInterestCents: 0,
    });
  });

  it.each([
    [300_000, 6.25, 360],
    [123_456.78, 7.125, 360],
    [99_999.99, 3.875, 180],
  ])('of $%d at %d%% over %d months pays exactly principal plus interest', (dollars, percent, months) => {
    const given = loan(dollars, percent, months);
    const { monthlyCents, lastPaymentCents, totalInterestCents } = repayment(given);
    const paidCents = monthlyCents * (months - 1) + lastPaymentCents;
    expect(paidCents).toBe(given.principalCents + totalInterestCents);
    expect(Math.abs(lastPaymentCents - monthlyCents)).toBeLessThan(months);
  });

  it('ends early when rounding up pays it off sooner', () => {
    expect(repayment({ principalCents: 100, annualRateMillionths: 60_000, months: 360 })).toMatchObject({
      monthlyCents: 1,
      lastPaymentCents: 0,
    });
  });
});

describe('monthly interest', () => {
  it.each([
    [200, 30_000, 0],
    [600, 30_000, 2],
    [1_000, 30_000, 2],
    [201, 30_000, 1],
    [26_308_400, 62_500, 137_023],
    [83_275_000, 100_000, 693_958],
  ])('on %d cents at %d millionths is %d, rounding half to even', (balanceCents, rate, interestCents) => {
    expect(interestOfMonth(balanceCents, rate)).toBe(interestCents);
  });
});

describe('until a balance is reached', () => {
  it.each([
    [loan(315_000, 6.25, 360), 28_000_000, 92],
    [loan(315_000, 6.25, 360), 27_300_000, 106],
    [loan(285_000, 6.5, 360), 23_400_000, 135],
    [loan(120_000, 0, 120), 6_000_000, 60],
    [loan(120_000, 6, 120), 12_000_000, 0],
    [loan(100_000, 6, 180), 0, 180],
  ])('%j is down to %d cents after %d payments', (given, mostCents, months) => {
    expect(monthsToBalance(given, mostCents)).toBe(months);
  });
});
