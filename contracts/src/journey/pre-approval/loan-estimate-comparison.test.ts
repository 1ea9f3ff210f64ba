import { describe, expect, it } from '@jest/globals';
import { compareEstimates, paymentsOver } from './loan-estimate-comparison.js';
import type { LoanEstimateEntry } from './loan-estimates.js';

const oak: LoanEstimateEntry = {
  lender: 'Oak Bank',
  issuedOn: '2026-11-20',
  loanCents: 30_000_000,
  months: 360,
  lockedUntil: '2027-01-05',
  rateMillionths: 62_500,
  aprMillionths: 63_900,
  originationCents: 80_000,
  pointsCents: 0,
  requiredServicesCents: 70_000,
  shoppableServicesCents: 180_000,
  taxesCents: 12_000,
  prepaidsCents: 240_000,
  escrowCents: 150_000,
  otherCents: 0,
  lenderCreditsCents: 0,
  mortgageInsuranceCents: 10_000,
  cashToCloseCents: 4_200_000,
};
const elm: LoanEstimateEntry = { ...oak, lender: 'Elm Credit Union' };
const costs = (...entries: LoanEstimateEntry[]) =>
  compareEstimates(entries).estimates.map(({ fiveYearCostCents }) => fiveYearCostCents);

describe('the payments of a loan', () => {
  it('add up to the cent, with a last payment that settles the rounding', () => {
    const loan = { principalCents: 30_000_000, annualRateMillionths: 62_500, months: 360 };
    const { paidCents, principalCents } = paymentsOver(loan, 360);
    expect(paidCents).toBe(359 * 184_715 + 184_894);
    expect(paidCents - principalCents).toBe(36_497_579);
    expect(principalCents).toBe(30_000_000);
  });

  it('stop when the loan is paid off', () => {
    const loan = { principalCents: 1_000_000, annualRateMillionths: 0, months: 36 };
    expect(paymentsOver(loan, 60)).toEqual({ paidCents: 1_000_000, principalCents: 1_000_000 });
  });

  it('have no interest at 0%', () => {
    const loan = { principalCents: 25_000_000, annualRateMillionths: 0, months: 360 };
    expect(paymentsOver(loan, 60)).toEqual({ paidCents: 60 * 69_444, principalCents: 60 * 69_444 });
  });
});

describe('the five-year cost', () => {
  it('is fees, points, payments, and insurance, less credits and what is paid off', () => {
    const [first] = compareEstimates([{ ...oak, pointsCents: 150_000, lenderCreditsCents: 50_000 }, elm]).estimates;
    const { paidCents, principalCents } = paymentsOver(
      { principalCents: 30_000_000, annualRateMillionths: 62_500, months: 360 },
      60,
    );
    expect(first).toMatchObject({
      lender: 'Oak Bank',
      feesCents: 330_000,
      pointsCents: 150_000,
      creditsCents: 50_000,
      paymentsCents: paidCents,
      mortgageInsuranceCents: 600_000,
      principalPaidCents: principalCents,
      monthlyCents: 194_715,
      fiveYearCostCents: 330_000 + 150_000 - 50_000 + paidCents + 600_000 - principalCents,
      aboveLowestCents: 100_000,
    });
  });

  it('does not count what no lender sets: taxes, prepaids, and escrow', () => {
    expect(costs({ ...oak, taxesCents: 999_999, prepaidsCents: 0, escrowCents: null }, elm)).toEqual(costs(elm, oak));
  });

  it('is only fees and insurance at 0%', () => {
    expect(costs({ ...oak, rateMillionths: 0 }, elm)[0]).toBe(330_000 + 600_000);
  });

  it('does not depend on the order', () => {
    const dear = { ...oak, rateMillionths: 67_500 };
    expect(costs(dear, elm)).toEqual(costs(elm, dear).toReversed());
  });

  it('never falls when the rate or a fee rises', () => {
    for (let rate = 0; rate < 100_000; rate += 2_500) {
      const [lower = 0, higher = 0] = costs({ ...oak, rateMillionths: rate }, { ...oak, rateMillionths: rate + 1_250 });
      expect(higher).toBeGreaterThan(lower);
    }
    for (const line of [
      'originationCents',
      'pointsCents',
      'requiredServicesCents',
      'shoppableServicesCents',
    ] as const) {
      const [lower = 0, higher = 0] = costs(oak, { ...oak, [line]: (oak[line] ?? 0) + 1 });
      expect(higher - lower).toBe(1);
    }
  });
});

describe('estimates that differ', () => {
  it('in size are compared on the smallest loan, and it says so', () => {
    const larger = { ...elm, loanCents: 60_000_000, pointsCents: 600_000, mortgageInsuranceCents: 20_000 };
    const { loanCents, estimates, notes } = compareEstimates([{ ...oak, pointsCents: 300_000 }, larger]);
    expect(loanCents).toBe(30_000_000);
    expect(estimates[0]?.fiveYearCostCents).toBe(estimates[1]?.fiveYearCostCents);
    expect(notes).toEqual([
      'The loans differ ($300,000 to $600,000), so we compare them all at $300,000. Payments, points, credits, and mortgage insurance change with the loan; other fees stay.',
    ]);
  });

  it('in term are compared with their own payments, and it says so', () => {
    const { estimates, notes } = compareEstimates([oak, { ...elm, months: 180 }]);
    expect(estimates[1]!.monthlyCents).toBeGreaterThan(estimates[0]!.monthlyCents);
    expect(notes).toEqual([expect.stringContaining('The terms differ (15 years and 30 years)')]);
  });

  it('in day, points, or lock are named', () => {
    const { notes } = compareEstimates([
      oak,
      { ...elm, issuedOn: '2026-11-21', pointsCents: 100_000, lockedUntil: null },
    ]);
    expect(notes).toEqual([
      expect.stringContaining('different days'),
      expect.stringContaining('The points differ'),
      'Not locked: Elm Credit Union. The rate can still change, and its price with it.',
    ]);
  });

  it('in rate are named where a credit comes with the higher one', () => {
    const { notes } = compareEstimates([oak, { ...elm, rateMillionths: 65_000, lenderCreditsCents: 100_000 }]);
    expect(notes).toEqual([
      'Elm Credit Union gives a credit of $1,000 with a rate above the lowest (6.5%, not 6.25%). You pay that credit back month by month.',
    ]);
    expect(compareEstimates([oak, { ...elm, lenderCreditsCents: 100_000 }]).notes).toEqual([]);
  });

  it('in what they give are compared without the line that is missing', () => {
    const { leftOut, estimates, notes } = compareEstimates([oak, { ...elm, shoppableServicesCents: null }]);
    expect(leftOut).toEqual(['shoppableServicesCents']);
    expect(estimates.map(({ feesCents }) => feesCents)).toEqual([150_000, 150_000]);
    expect(estimates.map(({ aboveLowestCents }) => aboveLowestCents)).toEqual([0, 0]);
    expect(notes).toEqual(['Left out for everyone, because an estimate doesn’t give it: services you can shop for.']);
  });

  it('do not count a line that nobody gives, without a word', () => {
    const none = { originationCents: null, mortgageInsuranceCents: null };
    expect(
      compareEstimates([
        { ...oak, ...none },
        { ...elm, ...none },
      ]),
    ).toMatchObject({ leftOut: [], notes: [] });
  });
});

describe('an outlier', () => {
  const textsOf = (...entries: LoanEstimateEntry[]) =>
    compareEstimates(entries).estimates.map(({ outliers }) => outliers.map(({ text }) => text));

  it('is a line far above the median of the others', () => {
    const { estimates } = compareEstimates([{ ...oak, originationCents: 125_000 }, elm, { ...elm, lender: 'Ash' }]);
    expect(estimates[0]?.outliers).toEqual([
      {
        line: 'originationCents',
        cents: 125_000,
        othersCents: 80_000,
        text: 'Origination charges: $450 above the others. The lender can lower this.',
      },
    ]);
    expect(estimates[1]?.outliers).toEqual([]);
  });

  it('is not a difference too small to call about, or one in the buyer’s favor', () => {
    expect(textsOf({ ...oak, originationCents: 90_000 }, elm)).toEqual([[], []]);
    expect(textsOf({ ...oak, originationCents: 0 }, elm)[0]).toEqual([]);
    expect(textsOf({ ...oak, lenderCreditsCents: 100_000 }, elm)).toEqual([
      [],
      ['Lender credits: $1,000 less than the others give.'],
    ]);
  });

  it('is not what two estimates agree on', () => {
    expect(textsOf(oak, elm, { ...elm, lender: 'Ash', prepaidsCents: 90_000, lenderCreditsCents: 250_000 })).toEqual([
      [],
      [],
      ['Prepaids: $1,500 below the others. The lender doesn’t set this; a low guess only looks cheaper.'],
    ]);
  });

  it('is also a guess that is far too low', () => {
    expect(textsOf({ ...oak, prepaidsCents: 90_000 }, elm)[0]).toEqual([
      'Prepaids: $1,500 below the others. The lender doesn’t set this; a low guess only looks cheaper.',
    ]);
  });

  it('has a smaller threshold for what is paid every month', () => {
    expect(textsOf({ ...oak, mortgageInsuranceCents: 13_000 }, elm)[0]).toEqual([
      'Monthly mortgage insurance: $30 above the others. Ask who provides it and whether you can choose.',
    ]);
  });
});

describe('what to say', () => {
  const asks = (...entries: LoanEstimateEntry[]) => compareEstimates(entries).estimates.map(({ ask }) => ask);

  it('names the fee that is furthest above the lowest of the others', () => {
    expect(asks({ ...oak, originationCents: 125_000, requiredServicesCents: 71_000 }, elm)[0]).toBe(
      '“Another lender’s Loan Estimate shows $800 for origination charges, and yours shows $1,250. Can you match it?”',
    );
  });

  it('else names a lower rate', () => {
    expect(asks(oak, { ...elm, rateMillionths: 61_250 })[0]).toBe(
      '“Another lender offers 6.125% with fees like yours. Can you match that rate?”',
    );
  });

  it('does not call fees alike that are not', () => {
    expect(asks(oak, { ...elm, rateMillionths: 60_000, pointsCents: 300_000, originationCents: 150_000 })[0]).toBe(
      '“Another lender offers 6% for $3,700 more in fees and points. What would that rate cost with you?”',
    );
  });

  it('else asks for a credit', () => {
    expect(asks(oak, elm)[0]).toBe(
      '“You’re the lowest on the fees you set. If I lock today, can you add a lender credit?”',
    );
  });
});
