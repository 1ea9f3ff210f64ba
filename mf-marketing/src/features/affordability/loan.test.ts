import { describe, expect, it } from 'vitest';
import { monthlyPayment, repayment, roundHalfUp, type Loan } from './loan.js';

const loan = (dollars: number, percent: number, months: number): Loan => ({
  principalCents: Math.round(dollars * 100),
  annualRate: percent / 100,
  months,
});

describe('principal and interest', () => {
  it.each([
    [300_000, 6.25, 360, 1_847.15],
    [400_000, 6.5, 360, 2_528.27],
    [300_000, 5.5, 180, 2_451.25],
    [200_000, 6, 360, 1_199.1],
    [250_000, 0, 360, 694.44],
    [343_660.63, 6.25, 360, 2_115.98],
    [0, 6.25, 360, 0],
  ])('of $%d at %d%% over %d months are $%d a month', (dollars, percent, months, monthly) => {
    expect(monthlyPayment(loan(dollars, percent, months))).toBe(Math.round(monthly * 100));
  });
});

describe('paying a loan back', () => {
  it('ends with a payment that takes up what rounding left over', () => {
    expect(repayment(loan(300_000, 6.25, 360))).toEqual({
      monthlyCents: 184_715,
      lastPaymentCents: 184_894,
      totalInterestCents: 36_497_579,
    });
  });

  it('costs no interest without a rate, and ends at the principal', () => {
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
  ])('of $%d at %d%% over %d months pays principal and interest, and not a cent more', (dollars, percent, months) => {
    const given = loan(dollars, percent, months);
    const { monthlyCents, lastPaymentCents, totalInterestCents } = repayment(given);
    const paidCents = monthlyCents * (months - 1) + lastPaymentCents;
    expect(paidCents).toBe(given.principalCents + totalInterestCents);
    expect(Math.abs(lastPaymentCents - monthlyCents)).toBeLessThan(months);
  });

  it('is over early when rounding up pays it off early', () => {
    expect(repayment({ principalCents: 100, annualRate: 0.06, months: 360 })).toMatchObject({
      monthlyCents: 1,
      lastPaymentCents: 0,
    });
  });
});

describe('rounding', () => {
  it.each([
    [0.5, 1],
    [1.5, 2],
    [2.4999, 2],
    [1.005 * 100, 101],
    [-0.5, 0],
  ])('of %d is %d', (value, rounded) => {
    expect(roundHalfUp(value)).toBe(rounded);
  });
});
