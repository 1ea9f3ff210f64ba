import { exampleLoanEstimate } from '@hearthway/contracts/examples';
import type { LoanEstimate, LoanProgram, PlannedLoan } from '@hearthway/contracts/journey';
import { rowReader } from '@hearthway/contracts/policy';
import { describe, expect, it } from '@jest/globals';
import { rowsCountingOn } from '../policy/index.js';
import { builtInRowsOn } from '../policy/testing/index.js';
import { plannedLoanOf } from './planned-loan.js';

const day = '2026-11-23';
const rows = rowReader(rowsCountingOn(day, builtInRowsOn(day)));
const estimate: LoanEstimate = { id: 'estimate-1', version: 1, ...exampleLoanEstimate, loanType: undefined };
const facts = {
  entry: { loan: null },
  priceCents: 35_000_000,
  estimate,
  program: 'conventional' as LoanProgram,
  creditScore: 740,
  fundingFeeUse: 'first' as PlannedLoan['fundingFeeUse'],
};
const loanOf = (loanCents: number, part: Partial<typeof facts>) =>
  plannedLoanOf({ ...facts, estimate: { ...estimate, loanCents }, ...part }, rows);

describe('the planned loan', () => {
  it('is none without a Loan Estimate', () => {
    expect(plannedLoanOf({ ...facts, estimate: undefined }, rows)).toBeNull();
  });

  it('is the buyer’s own, as typed', () => {
    const loan: PlannedLoan = {
      program: 'fha',
      loanCents: 33_775_000,
      rateMillionths: 62_500,
      months: 360,
      fundingFeeUse: 'first',
    };
    const own = { ...facts, entry: { loan } };
    expect(plannedLoanOf(own, rows)).toEqual({ ...loan, from: 'buyer', financedFeeCents: 0 });
  });

  it.each([
    ['va', 'usda', 'va'],
    [undefined, 'fha', 'fha'],
    ['usda', 'fha', 'usda'],
    ['other', 'usda', 'usda'],
    ['other', 'fha', undefined],
    ['other', 'conventional', undefined],
  ] as const)('of a Loan Estimate of type %s, planned as %s, is %s', (loanType, program, expected) => {
    const written = { ...facts, program, estimate: { ...estimate, loanType } };
    expect(plannedLoanOf(written, rows)?.program).toBe(expected);
  });

  it.each([
    ['conventional', 'first', 28_000_000, 28_000_000],
    ['fha', 'first', 34_366_063, 33_775_000],
    ['usda', 'first', 30_300_000, 30_000_000],
    ['va', 'first', 35_752_500, 35_000_000],
    ['va', 'later', 36_155_000, 35_000_000],
    ['va', 'exempt', 35_000_000, 35_000_000],
  ] as const)(
    'by %s (%s use) of a Loan Estimate for %d is %d without the financed fee',
    (program, use, written, loan) => {
      expect(loanOf(written, { program, fundingFeeUse: use })).toMatchObject({
        loanCents: loan,
        financedFeeCents: written - loan,
        rateMillionths: 62_500,
        months: 360,
        from: 'estimate',
      });
    },
  );
});
