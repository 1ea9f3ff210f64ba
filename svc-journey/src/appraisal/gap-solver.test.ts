import type { FinancingWay, PlannedLoan, SolvedOutcome } from '@hearthway/contracts/journey';
import { monthlyPayment } from '@hearthway/contracts/money';
import { rowReader } from '@hearthway/contracts/policy';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { rowsCountingOn } from '../policy/index.js';
import { builtInRowsOn } from '../policy/testing/index.js';
import { solveGap, type GapFacts } from './gap-solver.js';

fc.configureGlobal({ seed: 20_261_122 });

const conventional: PlannedLoan = {
  program: 'conventional',
  loanCents: 32_000_000,
  rateMillionths: 62_500,
  months: 360,
  fundingFeeUse: 'first',
};
const facts: GapFacts = {
  priceCents: 40_000_000,
  valueCents: 38_000_000,
  loan: conventional,
  buyer: {
    propertyType: 'single_family',
    propertyUse: 'primary_residence',
    units: 1,
    firstTimeBuyer: true,
    creditScore: 720,
  },
};
const day = '2026-11-23';
const rows = rowsCountingOn(day, builtInRowsOn(day));
const solve = (change: Partial<GapFacts> = {}) => solveGap({ ...facts, ...change }, rowReader(rows));

/** Price, loan, loan to value, cash, upfront fee, monthly mortgage insurance, and payment. */
const shown = (way: FinancingWay) => [
  way.priceCents,
  way.loanCents,
  way.loanToValueBasisPoints,
  way.cashCents,
  way.upfrontFeeCents,
  way.mortgageInsuranceCents,
  way.paymentCents,
];
const shownOf = (solved: SolvedOutcome | undefined) => solved && shown(solved.sameLoan);
const answers = (change?: Partial<GapFacts>) =>
  Object.fromEntries(
    solve(change).outcomes.map(({ outcome, sameLoan, sameShare }) => [outcome, [shown(sameLoan), shown(sameShare)]]),
  );

describe('a value below the price, to the cent', () => {
  it('conventional, 20% down: mortgage insurance appears with the same loan, and not with the same share', () => {
    expect(shown(solve().plan)).toEqual([40_000_000, 32_000_000, 8_000, 8_000_000, 0, 0, 197_030]);
    expect(answers()).toEqual({
      renegotiate: [
        [38_000_000, 32_000_000, 8_421, 6_000_000, 0, 7_200, 204_230],
        [38_000_000, 30_400_000, 8_000, 7_600_000, 0, 0, 187_178],
      ],
      split: [
        [39_000_000, 32_000_000, 8_421, 7_000_000, 0, 7_200, 204_230],
        [39_000_000, 30_400_000, 8_000, 8_600_000, 0, 0, 187_178],
      ],
      pay: [
        [40_000_000, 32_000_000, 8_421, 8_000_000, 0, 7_200, 204_230],
        [40_000_000, 30_400_000, 8_000, 9_600_000, 0, 0, 187_178],
      ],
    });
    const pay = solve().outcomes[2];
    expect(pay?.sameShare).toMatchObject({ cashChangeCents: 1_600_000, paymentChangeCents: -9_852 });
    expect(pay?.sameLoan).toMatchObject({ cashChangeCents: 0, paymentChangeCents: 7_200 });
  });

  it('conventional, 15% down: mortgage insurance costs more with the same loan', () => {
    const { plan, outcomes } = solve({ loan: { ...conventional, loanCents: 34_000_000 } });
    expect(plan.mortgageInsuranceCents).toBe(7_650);
    expect(outcomes[2]?.sameLoan).toMatchObject({ loanToValueBasisPoints: 8_947, mortgageInsuranceCents: 12_467 });
    expect(outcomes[2]?.sameShare).toMatchObject({ loanCents: 32_300_000, mortgageInsuranceCents: 7_268 });
  });

  it('exactly 80% of the value has no mortgage insurance; a cent more does', () => {
    const at = (loanCents: number) =>
      solve({ valueCents: 39_999_999, loan: { ...conventional, loanCents } }).outcomes[2]?.sameLoan;
    expect(at(31_999_999)?.mortgageInsuranceCents).toBe(0);
    expect(at(32_000_000)?.mortgageInsuranceCents).toBe(7_200);
  });

  it('FHA, 3.5% down: the program lends 96.5% of the value, so cash makes up the rest', () => {
    const { plan, outcomes } = solve({
      priceCents: 35_000_000,
      valueCents: 34_000_000,
      loan: { ...conventional, program: 'fha', loanCents: 33_775_000 },
    });
    expect(shown(plan)).toEqual([35_000_000, 33_775_000, 9_650, 1_225_000, 591_063, 15_480, 227_078]);
    expect(shownOf(outcomes[2])).toEqual([35_000_000, 32_810_000, 9_650, 2_190_000, 574_175, 15_038, 220_590]);
    expect(outcomes[2]?.sameLoan.capped).toBe(true);
  });

  it('VA, nothing down: the loan ends at the value, and its fee with it', () => {
    const loan = { ...conventional, program: 'va', loanCents: 35_000_000 } as const;
    const { plan, outcomes } = solve({ priceCents: 35_000_000, valueCents: 34_000_000, loan });
    expect(shown(plan)).toEqual([35_000_000, 35_000_000, 10_000, 0, 752_500, 0, 220_134]);
    expect(shownOf(outcomes[2])).toEqual([35_000_000, 34_000_000, 10_000, 1_000_000, 731_000, 0, 213_845]);
    expect(outcomes[1]?.sameLoan).toMatchObject({ priceCents: 34_500_000, cashCents: 500_000 });
    expect(outcomes[0]?.sameLoan).toMatchObject({ priceCents: 34_000_000, cashCents: 0, capped: true });
  });

  it('VA: what is paid above the value counts as paid down, and lowers the fee', () => {
    const loan = { ...conventional, program: 'va', loanCents: 40_000_000 } as const;
    const fees = (valueCents: number) =>
      solve({ valueCents, loan }).outcomes.map(({ sameLoan }) => [sameLoan.loanCents, sameLoan.upfrontFeeCents]);
    // 2.15% below 5% of the price, 1.5% from there on.
    expect(fees(38_000_000)).toEqual([
      [38_000_000, 817_000],
      [38_000_000, 817_000],
      [38_000_000, 570_000],
    ]);
    expect(fees(38_000_001)[2]).toEqual([38_000_001, 817_000]);
  });

  it('cash: only the price changes', () => {
    expect(answers({ loan: null })['split']).toEqual([
      [39_000_000, 0, 0, 39_000_000, 0, 0, 0],
      [39_000_000, 0, 0, 39_000_000, 0, 0, 0],
    ]);
  });

  it('an odd gap gives the odd cent to the buyer', () => {
    const { outcomes } = solve({ valueCents: 37_999_999 });
    expect(outcomes[1]).toMatchObject({ sellerCents: 1_000_000, sameLoan: { priceCents: 39_000_000 } });
  });

  it.each([
    [true, null, 9_700],
    [false, null, 9_500],
    [null, 'second_home', 9_000],
    [null, 'investment', 8_500],
  ] as const)('conventional lends no more than its program: first home %s, %s', (firstTimeBuyer, use, share) => {
    const loan = { ...conventional, loanCents: 33_000_000 };
    const { outcomes } = solve({
      valueCents: 30_000_000,
      loan,
      buyer: { ...facts.buyer, firstTimeBuyer, propertyUse: use ?? 'primary_residence' },
    });
    expect(outcomes[2]?.sameLoan).toMatchObject({ loanToValueBasisPoints: share, capped: true });
  });
});

describe('whatever the price, the value, and the loan', () => {
  const program = fc.constantFrom('conventional', 'fha', 'va', 'usda' as const);
  const price = fc.integer({ min: 5_000_000, max: 200_000_000 });
  const fraction = fc.double({ min: 0.5, max: 0.999, noNaN: true });
  const percent = fc.integer({ min: 1, max: 100 });

  it('cash and loan are the price, and with the fee on both sides, the price and the fee', () => {
    fc.assert(
      fc.property(program, price, fraction, percent, (name, priceCents, value, share) => {
        const valueCents = Math.floor(priceCents * value);
        const loanCents = Math.floor((priceCents * share) / 100);
        const loan = { ...conventional, program: name, loanCents };
        const { plan, outcomes } = solve({ priceCents, valueCents, loan });
        for (const { sellerCents, sameLoan, sameShare } of outcomes) {
          for (const way of [sameLoan, sameShare]) {
            expect(way.priceCents).toBe(priceCents - sellerCents);
            expect(way.cashCents + way.loanCents).toBe(way.priceCents);
            expect(way.cashChangeCents).toBe(way.cashCents - plan.cashCents);
            expect(way.paymentChangeCents).toBe(way.paymentCents - plan.paymentCents);
            expect(way.loanCents).toBeLessThanOrEqual(loanCents);
            const principalCents = way.loanCents + way.upfrontFeeCents;
            const { rateMillionths: annualRateMillionths, months } = loan;
            expect(way.paymentCents - way.mortgageInsuranceCents).toBe(
              monthlyPayment({ principalCents, annualRateMillionths, months }),
            );
          }
          expect(sameShare.loanCents).toBeLessThanOrEqual(sameLoan.loanCents);
          expect(sameShare.loanToValueBasisPoints).toBeLessThanOrEqual(plan.loanToValueBasisPoints);
          expect(sameShare.capped).toBe(false);
        }
      }),
    );
  });

  it('a lower value never lowers the share of the same loan, nor its mortgage insurance', () => {
    fc.assert(
      fc.property(price, fraction, fraction, percent, (priceCents, one, other, share) => {
        const loan = { ...conventional, loanCents: Math.floor((priceCents * share) / 100) };
        const [lower, higher] = [one, other]
          .toSorted((first, second) => first - second)
          .map(
            (value) => solve({ priceCents, valueCents: Math.floor(priceCents * value), loan }).outcomes[2]?.sameLoan,
          );
        if (!lower || !higher || lower.capped || higher.capped) return;
        expect(lower.loanToValueBasisPoints).toBeGreaterThanOrEqual(higher.loanToValueBasisPoints);
        expect(lower.mortgageInsuranceCents).toBeGreaterThanOrEqual(higher.mortgageInsuranceCents);
        expect(lower.cashCents).toBe(higher.cashCents);
      }),
    );
  });

  it('the less the value, the more cash the same share takes', () => {
    fc.assert(
      fc.property(price, fraction, percent, (priceCents, value, share) => {
        const loan = { ...conventional, loanCents: Math.floor((priceCents * share) / 100) };
        const valueCents = Math.floor(priceCents * value);
        const cashOf = (cents: number) =>
          solve({ priceCents, valueCents: cents, loan }).outcomes[2]?.sameShare.cashCents;
        expect(cashOf(valueCents - 100)).toBeGreaterThanOrEqual(cashOf(valueCents) ?? 0);
      }),
    );
  });
});
