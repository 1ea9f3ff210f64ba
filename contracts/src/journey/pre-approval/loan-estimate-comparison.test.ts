import { describe, expect, it } from '@jest/globals';
import { exampleLoanEstimate } from '../../examples.js';
import { paymentsOver } from './five-year-cost.js';
import { compareEstimates, compareLoanEstimates } from './loan-estimate-comparison.js';
import { loanEstimateEntry, type LoanEstimateEntry } from './loan-estimates.js';

const oak: LoanEstimateEntry = { ...exampleLoanEstimate, lender: 'Oak Bank' };
const elm: LoanEstimateEntry = { ...oak, lender: 'Elm Credit Union' };
const ash: LoanEstimateEntry = { ...oak, lender: 'Ash' };
const circumstances = { today: '2026-11-22', usualTaxesAndInsuranceCents: null };
const compare = (...entries: LoanEstimateEntry[]) => compareEstimates(entries, circumstances);
const costs = (...entries: LoanEstimateEntry[]) =>
  compare(...entries).estimates.map(({ fiveYearCostCents }) => fiveYearCostCents);

it('cash to close may come back to the buyer, up to as much as it may cost', () => {
  const { cashToCloseCents } = loanEstimateEntry.shape;
  const areFine = [-1_000_000_000, -1, null, 1_000_000_000].map((cents) => cashToCloseCents.safeParse(cents).success);
  expect(areFine).toEqual([true, true, true, true]);
  expect(cashToCloseCents.safeParse(-1_000_000_001).error?.issues[0]?.message).toMatch(/^Please enter up to/);
});

describe('points', () => {
  it.each([
    [3_000_000, true],
    [3_000_001, false],
  ])('of %d cents on a loan of $300,000 are taken: %p', (pointsCents, isTaken) => {
    const typed = { ...oak, pointsCents };
    expect(loanEstimateEntry.safeParse(typed).success).toBe(isTaken);
    expect(compareLoanEstimates.body?.safeParse({ estimates: [typed, oak], home: null }).success).toBe(isTaken);
  });
});

describe('the payments of a loan', () => {
  it('add up to the cent, with a last payment that settles the rounding', () => {
    const loan = { principalCents: 30_000_000, annualRateMillionths: 62_500, months: 360 };
    expect(paymentsOver(loan, 360)).toEqual({ paidCents: 359 * 184_715 + 184_894, principalCents: 30_000_000 });
    expect(paymentsOver(loan, 60)).toEqual({ paidCents: 11_082_900, principalCents: 1_998_817 });
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
    const withPoint = { pointsCents: 150_000 };
    const [first] = compare({ ...oak, ...withPoint, lenderCreditsCents: 50_000 }, { ...elm, ...withPoint }).estimates;
    expect(first).toMatchObject({
      lender: 'Oak Bank',
      rateMillionths: 62_500,
      feesCents: 330_000,
      pointsCents: 150_000,
      creditsCents: 50_000,
      paymentsCents: 11_082_900,
      mortgageInsuranceCents: 600_000,
      principalPaidCents: 1_998_817,
      monthlyCents: 194_715,
      fiveYearCostCents: 330_000 + 150_000 - 50_000 + 11_082_900 + 600_000 - 1_998_817,
      asOfferedCents: 330_000 + 150_000 - 50_000 + 11_082_900 + 600_000 - 1_998_817,
      aboveLowestCents: 0,
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

  it('rises with the rate, and with each fee by just that', () => {
    for (let rate = 0; rate < 100_000; rate += 2_500) {
      const [lower = 0, higher = 0] = costs({ ...oak, rateMillionths: rate }, { ...oak, rateMillionths: rate + 1_250 });
      expect(higher).toBeGreaterThan(lower);
    }
    for (const line of ['originationCents', 'requiredServicesCents', 'shoppableServicesCents'] as const) {
      const [lower = 0, higher = 0] = costs(oak, { ...oak, [line]: (oak[line] ?? 0) + 1 });
      expect(higher - lower).toBe(1);
    }
  });
});

describe('estimates that differ', () => {
  it('in size are compared on the smallest loan', () => {
    const larger = { ...elm, loanCents: 60_000_000, pointsCents: 600_000, mortgageInsuranceCents: 20_000 };
    const { loanCents, estimates, notes } = compare({ ...oak, pointsCents: 300_000 }, larger);
    expect(loanCents).toBe(30_000_000);
    expect(estimates[0]?.fiveYearCostCents).toBe(estimates[1]?.fiveYearCostCents);
    expect(estimates[1]!.asOfferedCents).toBeGreaterThan(estimates[1]!.fiveYearCostCents);
    expect(notes).toEqual([
      'The loans differ ($300,000 to $600,000), so we compare all at $300,000. Payments, points, credits, and mortgage insurance change with the loan; other fees stay.',
    ]);
  });

  it('in points are compared with the fewest, at the rate that would go with them', () => {
    const { estimates, notes } = compare({ ...oak, rateMillionths: 60_000, pointsCents: 300_000 }, elm);
    expect(estimates).toMatchObject([
      { rateMillionths: 62_500, pointsCents: 0, aboveLowestCents: 0 },
      { rateMillionths: 62_500, pointsCents: 0, aboveLowestCents: 0 },
    ]);
    // $300,000 at 6%: 60 payments of $1,798.65 pay off $20,836.86.
    expect(estimates[0]?.asOfferedCents).toBe(330_000 + 300_000 + 60 * 179_865 + 600_000 - 2_083_686);
    expect(notes).toEqual([expect.stringContaining('The points differ, so we compare all with $0 of points')]);
  });

  it('in term are compared with their own payments', () => {
    const { estimates, notes } = compare(oak, { ...elm, months: 180 });
    expect(estimates[1]!.monthlyCents).toBeGreaterThan(estimates[0]!.monthlyCents);
    expect(notes).toEqual([expect.stringContaining('The terms differ (15 years and 30 years)')]);
    expect(compare(oak, { ...elm, months: 12 }).notes[0]).toContain('(1 year and 30 years)');
  });

  it('in day are named', () => {
    expect(compare(oak, { ...elm, issuedOn: '2026-11-21' }).notes).toEqual([expect.stringContaining('different days')]);
  });

  it('in what they give are compared without the fee that is missing, each with its own fees on its own terms', () => {
    const { leftOut, estimates, notes } = compare(oak, { ...elm, shoppableServicesCents: null });
    expect(leftOut).toEqual(['shoppableServicesCents']);
    const common = 150_000 + 11_082_900 + 600_000 - 1_998_817;
    expect(estimates).toMatchObject([
      { feesCents: 330_000, fiveYearCostCents: common, aboveLowestCents: 0, asOfferedCents: common + 180_000 },
      { feesCents: 150_000, fiveYearCostCents: common, aboveLowestCents: 0, asOfferedCents: common },
    ]);
    expect(notes).toEqual(['Left out for everyone, because an estimate doesn’t give it: services you can shop for.']);
  });

  it('leave out a fee that nobody gives, too', () => {
    const none = { originationCents: null };
    expect(compare({ ...oak, ...none }, { ...elm, ...none }).leftOut).toEqual(['originationCents']);
  });
});

describe('a warning', () => {
  const warnings = (change: Partial<LoanEstimateEntry>, usualTaxesAndInsuranceCents: number | null = null) =>
    compareEstimates([{ ...oak, ...change }, elm], { ...circumstances, usualTaxesAndInsuranceCents }).estimates[0]
      ?.warnings;

  it('is not given without a cause', () => {
    expect(warnings({})).toEqual([]);
  });

  it('names a rate that is not locked, or no longer', () => {
    expect(warnings({ lockedUntil: null })).toEqual([
      'The rate isn’t locked. It can still change, and its price with it.',
    ]);
    expect(warnings({ lockedUntil: '2026-11-21' })).toEqual([
      'The rate lock has ended. Ask what the rate and its price are now.',
    ]);
    expect(warnings({ lockedUntil: '2026-11-22' })).toEqual([]);
  });

  it('names a guess of taxes and insurance below four fifths of what is usual', () => {
    expect(warnings({ taxesAndInsuranceCents: 50_000 }, 62_642)).toEqual([
      'It counts $500 a month for taxes and insurance, where about $626 is usual. A low guess only looks cheaper.',
    ]);
    expect(warnings({ taxesAndInsuranceCents: 50_114 }, 62_642)).toEqual([]);
    expect(warnings({ taxesAndInsuranceCents: null }, 62_642)).toEqual([]);
  });

  it('names a credit that the rate pays for', () => {
    expect(warnings({ rateMillionths: 65_000, lenderCreditsCents: 100_000 })).toEqual([
      'Its credit of $1,000 comes with a rate of 6.5%, not 6.25%. You pay that credit back month by month.',
    ]);
    expect(warnings({ lenderCreditsCents: 100_000 })).toEqual([]);
  });
});

describe('an outlier', () => {
  const textsOf = (...entries: LoanEstimateEntry[]) =>
    compare(...entries).estimates.map(({ outliers }) => outliers.map(({ text }) => text));

  it('is a line far above the median of the others', () => {
    const { estimates } = compare({ ...oak, originationCents: 125_000 }, elm, ash);
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
    expect(textsOf(oak, elm, { ...ash, prepaidsCents: 90_000, lenderCreditsCents: 250_000 })).toEqual([
      [],
      [],
      ['Prepaids: $1,500 below the others. The lender doesn’t set this; a low guess only looks cheaper.'],
    ]);
  });

  it('has a smaller threshold for what is paid every month', () => {
    expect(textsOf({ ...oak, mortgageInsuranceCents: 13_000 }, elm)[0]).toEqual([
      'Monthly mortgage insurance: $30 above the others. Ask who provides it and whether you can choose.',
    ]);
  });

  it('is also points, which buy the rate', () => {
    expect(textsOf({ ...oak, pointsCents: 300_000 }, elm)[0]).toEqual([
      'Points: $3,000 above the others. They buy the rate, so ask what it is without them.',
    ]);
  });
});

describe('what to say', () => {
  const asks = (...entries: LoanEstimateEntry[]) => compare(...entries).estimates.map(({ ask }) => ask);

  it('names the fee that is furthest above the lowest of the others', () => {
    expect(asks({ ...oak, originationCents: 125_000, requiredServicesCents: 75_000 }, elm)[0]).toBe(
      '“Your Loan Estimate shows $1,250 for origination charges, and another lender’s shows $800; can you match it?”',
    );
  });

  it('else names a lower rate', () => {
    expect(asks(oak, { ...elm, rateMillionths: 61_250 })[0]).toBe(
      '“Another lender offers 6.125% for no more in fees and points; can you match that rate?”',
    );
  });

  it('says what a lower rate costs', () => {
    expect(asks(oak, { ...elm, rateMillionths: 60_000, pointsCents: 300_000, originationCents: 150_000 })[0]).toBe(
      '“Another lender offers 6% for $3,700 more in fees and points; what would that rate cost with you?”',
    );
  });

  it('asks for the rate without points where they buy the lowest one', () => {
    expect(asks({ ...oak, rateMillionths: 60_000, pointsCents: 300_000 }, elm)[0]).toBe(
      '“Another lender asks $3,000 less in points; what is your rate with as few?”',
    );
  });

  it.each<[what: string, own: Partial<LoanEstimateEntry>, other: Partial<LoanEstimateEntry>, ask: string]>([
    [
      'asks for the fees that its estimate doesn’t give',
      { rateMillionths: 65_000, originationCents: null, shoppableServicesCents: null },
      {},
      '“I’m missing these amounts from your Loan Estimate: origination charges and services you can shop for. Can you send them to me?”',
    ],
    [
      'names a lower rate without its price while another’s fees are missing',
      { rateMillionths: 65_000 },
      { requiredServicesCents: null },
      '“Another lender offers 6.25%; can you match that rate?”',
    ],
    [
      'calls only the rate the best while another’s fees are missing',
      {},
      { shoppableServicesCents: null },
      '“Your rate is the best I have; if I lock today, can you add a lender credit?”',
    ],
  ])('%s', (_what, own, other, ask) => {
    expect(asks({ ...oak, ...own }, { ...elm, ...other })[0]).toBe(ask);
  });

  it('else asks for a credit', () => {
    expect(asks(oak, elm)[0]).toBe(
      '“Your rate and fees are the best I have; if I lock today, can you add a lender credit?”',
    );
  });
});
