import * as z from 'zod/mini';
import type { FixedRateLoan } from '../../money.js';
import { defineOperation } from '../../operation.js';
import { profileLimits } from '../financial-profile.js';
import { usStateCodes } from '../us-states.js';
import { fiveYearCost, withPoints } from './five-year-cost.js';
import { notesOn, sentenceFor, warningsFor, type Circumstances } from './loan-estimate-advice.js';
import { feeLines, givenBy, lineNames, linesOnLoan, type LoanEstimateLine } from './loan-estimate-lines.js';
import { outliersIn } from './loan-estimate-outliers.js';
import { loanEstimateEntry, type LoanEstimateEntry } from './loan-estimates.js';

const line = z.enum(lineNames as [LoanEstimateLine, ...LoanEstimateLine[]]);

const comparedEstimate = z.object({
  lender: z.string(),
  /**
   * Fees but those left out, points, and all payments, less credits and what is paid off: on the common loan and points. In cents,
   * as all below.
   */
  fiveYearCostCents: z.number(),
  /** Amount above the cheapest; 0 for the cheapest. */
  aboveLowestCents: z.number(),
  /** The same cost of the estimate as it is, on its own loan and with its own points and all fees that it gives. */
  asOfferedCents: z.number(),
  /** The assumed rate with the common points. */
  rateMillionths: z.number(),
  /** Everything in the estimate, including what the cost leaves out. */
  feesCents: z.number(),
  pointsCents: z.number(),
  creditsCents: z.number(),
  /** Principal and interest, in five years or until the loan is paid off, if that is sooner. */
  paymentsCents: z.number(),
  mortgageInsuranceCents: z.number(),
  principalPaidCents: z.number(),
  /** Principal, interest, and mortgage insurance, per month. */
  monthlyCents: z.number(),
  /** Outlier lines; `othersCents` is the median of the other estimates. */
  outliers: z.array(z.object({ line, cents: z.number(), othersCents: z.number(), text: z.string() })),
  /** Sentences on what else to check. */
  warnings: z.array(z.string()),
  /** A sentence to negotiate with this lender. */
  ask: z.string(),
});
export type ComparedLoanEstimate = z.infer<typeof comparedEstimate>;

export const loanEstimateComparison = z.object({
  /** The common basis of comparison: the smallest loan. */
  loanCents: z.number(),
  /** In the order of the request. */
  estimates: z.array(comparedEstimate),
  /** Fees ignored for all, because an estimate doesn’t give them. */
  leftOut: z.array(line),
  /** Sentences on what makes the estimates hard to compare, and what was done about it. */
  notes: z.array(z.string()),
});
export type LoanEstimateComparison = z.infer<typeof loanEstimateComparison>;

export const compareLoanEstimates = defineOperation({
  id: 'journey.compare-loan-estimates',
  summary: 'Compare two to four Loan Estimates over five years; keeps nothing',
  method: 'POST',
  path: '/api/loan-estimates/compare',
  access: 'buyer',
  body: z.strictObject({
    estimates: z.array(loanEstimateEntry).check(z.minLength(2), z.maxLength(4)),
    /** With which guesses of taxes and insurance are checked; `null` if not known. */
    home: z.nullable(
      z.strictObject({
        state: z.enum(usStateCodes),
        priceCents: z.number().check(z.int(), z.gte(0), z.lte(profileLimits.amountCents)),
      }),
    ),
  }),
  status: 200,
  reply: loanEstimateComparison,
  errors: {},
});

/**
 * The rule behind it.
 * @param entries two to four
 */
export function compareEstimates(
  entries: readonly LoanEstimateEntry[],
  circumstances: Circumstances,
): LoanEstimateComparison {
  const loanCents = Math.min(...entries.map((entry) => entry.loanCents));
  const all = entries.map((entry) => ({ entry, amounts: linesOnLoan(entry, loanCents) }));
  const leftOut = feeLines.filter((fee) => entries.some((entry) => entry[fee] === null));
  const fewestPoints = Math.min(...givenBy(all, 'pointsCents'));
  const costs = all.map((one) => {
    const { entry, amounts } = one;
    const onCommonTerms = withPoints({ loan: loanOf(entry, loanCents), amounts }, fewestPoints);
    return { one, cost: fiveYearCost(onCommonTerms, leftOut) };
  });
  const lowest = Math.min(...costs.map(({ cost }) => cost.fiveYearCostCents));
  const estimates = costs.map(({ one, cost }): ComparedLoanEstimate => {
    const { entry } = one;
    const others = all.filter((other) => other !== one);
    const asOffered = fiveYearCost({ loan: loanOf(entry, entry.loanCents), amounts: entry }, []);
    return {
      lender: entry.lender,
      ...cost,
      feesCents: asOffered.feesCents,
      aboveLowestCents: cost.fiveYearCostCents - lowest,
      asOfferedCents: asOffered.fiveYearCostCents,
      outliers: outliersIn(one, others),
      warnings: warningsFor(one, others, circumstances),
      ask: sentenceFor(one, others),
    };
  });
  return { loanCents, estimates, leftOut, notes: notesOn(all, { loanCents, leftOut }) };
}

const loanOf = ({ rateMillionths, months }: LoanEstimateEntry, principalCents: number): FixedRateLoan => ({
  principalCents,
  annualRateMillionths: rateMillionths,
  months,
});
