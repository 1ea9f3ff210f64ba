import { describe, expect, it } from '@jest/globals';
import { repayment } from '../repayment.js';
import { firstPaymentDay, interestOfDays, paidOver, prepaidInterest, temporaryBuydown } from './loan-costs.js';

const loan = (dollars: number, percent: number) => ({
  principalCents: dollars * 100,
  annualRateMillionths: Math.round(percent * 10_000),
  months: 360,
});

describe('interest paid in advance', () => {
  it.each([
    ['2027-06-18', 13, 64_822],
    ['2027-06-30', 1, 4_986],
    ['2027-06-01', 30, 149_589],
    ['2028-02-29', 1, 4_986],
    ['2027-02-15', 14, 69_808],
  ])('when closing on %s, is for %d days', (closing, days, cents) => {
    expect(prepaidInterest(loan(280_000, 6.5), closing)).toEqual({ days, cents });
  });

  it('is the loan times the rate over 365 a day', () => {
    expect(interestOfDays(loan(310_000, 6.25))).toBe(5_308);
  });

  it.each([
    ['2027-03-31', '2027-05-01'],
    ['2026-11-03', '2027-01-01'],
    ['2026-12', '2027-02-01'],
  ])('first payment after a closing on %s is due on %s', (closing, due) => {
    expect(firstPaymentDay(closing)).toBe(due);
  });
});

describe('a temporary buydown', () => {
  it('lowers the payment for its years, and costs what these fall short', () => {
    const { years, fullMonthlyCents, costCents } = temporaryBuydown(loan(300_000, 6.5), [20_000, 10_000]);
    expect([...years.map(({ monthlyCents }) => monthlyCents), fullMonthlyCents]).toEqual([152_006, 170_337, 189_620]);
    expect(costCents).toBe(12 * (189_620 - 152_006) + 12 * (189_620 - 170_337));
  });

  it('never makes a rate negative', () => {
    expect(temporaryBuydown(loan(300_000, 2), [30_000]).years).toMatchObject([{ annualRateMillionths: 0 }]);
  });
});

describe('what is paid of a loan by some month', () => {
  it('is interest, and the rest of what was borrowed', () => {
    expect(paidOver(loan(320_000, 6.5), 1)).toEqual({
      interestCents: 173_333,
      balanceCents: 32_000_000 + 173_333 - 202_262,
    });
  });

  it('is all of it at the end, and not more after', () => {
    const { totalInterestCents } = repayment(loan(320_000, 6.5));
    for (const months of [360, 400])
      expect(paidOver(loan(320_000, 6.5), months)).toEqual({ interestCents: totalInterestCents, balanceCents: 0 });
  });
});
