import * as z from 'zod/mini';
import { identifier } from '../../identifier.js';
import { loanPrograms, type LoanProgram } from '../financial-profile.js';
import { calendarDay } from '../calendar-day.js';
import { annualRate } from '../pre-approval/lender-quotes.js';
import { saleFacts } from '../offers/comparables.js';
import { publicLine } from '../private-numbers.js';
import { contractLimits, stored } from '../purchase/index.js';

/** `comparables`: more than these, and a lender sends the request back. */
export const appraisalLimits = { reports: 3, comparables: 5, errors: 10 } as const;

const cents = (error: string) =>
  z
    .number({ error })
    .check(z.int(error), z.gte(100, error), z.lte(contractLimits.priceCents, 'Please enter a smaller amount'));

/** A lender gets it, so its texts hold no private numbers. */
export const appraisalComparable = z.strictObject({
  ...saleFacts,
  /** Why it compares better than those in the report. */
  note: publicLine(200),
});
export type AppraisalComparable = z.infer<typeof appraisalComparable>;

/** A reconsideration of value. The lender passes on one for each appraisal. */
export const valueRequest = z
  .strictObject({
    /** What the lender’s own form is called; empty until the buyer knows. */
    form: publicLine(80),
    /** What the report has wrong, with its page. */
    errors: z
      .array(publicLine(300).check(z.minLength(1, 'Please say what is wrong')))
      .check(z.maxLength(appraisalLimits.errors, `Please keep to ${appraisalLimits.errors} errors`)),
    comparables: z
      .array(appraisalComparable)
      .check(z.maxLength(appraisalLimits.comparables, `Please keep to ${appraisalLimits.comparables} sales`)),
    sentOn: z.nullable(calendarDay),
    answeredOn: z.nullable(calendarDay),
    /** `null` if the value stayed. */
    newValueCents: z.nullable(cents('Please enter the new value')),
  })
  .check(
    z.refine(({ errors, comparables, sentOn }) => sentOn === null || errors.length + comparables.length > 0, {
      path: ['sentOn'],
      error: 'Please add an error or a sale first',
    }),
    z.refine(({ sentOn, answeredOn }) => answeredOn === null || (sentOn !== null && answeredOn >= sentOn), {
      path: ['answeredOn'],
      error: 'Please choose a day after you sent it',
    }),
    z.refine(({ answeredOn, newValueCents }) => newValueCents === null || answeredOn !== null, {
      path: ['answeredOn'],
      error: 'Please choose the day of the answer',
    }),
  );
export type ValueRequest = z.infer<typeof valueRequest>;

export const emptyValueRequest: ValueRequest = {
  form: '',
  errors: [],
  comparables: [],
  sentOn: null,
  answeredOn: null,
  newValueCents: null,
};

export const appraisalReport = z.strictObject({
  /** Chosen by the caller, and the same for as long as the report is listed. */
  id: identifier,
  orderedOn: z.nullable(calendarDay),
  visitedOn: z.nullable(calendarDay),
  receivedOn: z.nullable(calendarDay),
  valueCents: z.nullable(cents('Please enter the value')),
  request: valueRequest,
});
export type AppraisalReport = z.infer<typeof appraisalReport>;

/** `exempt`: no fee, such as with disability compensation. */
const fundingFeeUses = ['first', 'later', 'exempt'] as const;

/** The loan as planned before the appraisal, without a financed fee. */
export const plannedLoan = z.strictObject({
  program: z.enum(Object.keys(loanPrograms) as [LoanProgram, ...LoanProgram[]]),
  loanCents: cents('Please enter the loan'),
  rateMillionths: annualRate,
  months: z
    .number({ error: 'Please enter a number of years' })
    .check(
      z.int('Please enter whole months'),
      z.gte(12, 'Please enter 1 year or more'),
      z.lte(480, 'Please enter up to 40 years'),
    ),
  /** VA only. */
  fundingFeeUse: z.enum(fundingFeeUses),
});
export type PlannedLoan = z.infer<typeof plannedLoan>;

/** What a buyer can do about a value below the price. */
export const gapOutcomes = {
  renegotiate: 'The seller lowers the price',
  split: 'You split the gap',
  pay: 'You pay the gap',
  cancel: 'You end the contract',
} as const;
export type GapOutcome = keyof typeof gapOutcomes;
export const gapOutcomeNames = Object.keys(gapOutcomes) as [GapOutcome, ...GapOutcome[]];

export const gapDecision = z.strictObject({
  outcome: z.enum(gapOutcomeNames),
  on: calendarDay,
  /** The value that it answers; a value that changes later asks again. */
  valueCents: cents('Please enter the value'),
  note: publicLine(300),
});
export type GapDecision = z.infer<typeof gapDecision>;

/** What a buyer keeps of the appraisal of one contract. */
export const appraisalEntry = z
  .strictObject({
    /** The lender needs no appraisal. */
    waived: z.boolean(),
    reports: z.array(appraisalReport).check(
      z.maxLength(appraisalLimits.reports, `Please keep to ${appraisalLimits.reports} appraisals`),
      z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Please give each report its own id'),
    ),
    /** The report that the lender goes by; `null` is the latest one with a value. */
    usedId: z.nullable(identifier),
    /** `null` is that of the Loan Estimate. */
    loan: z.nullable(plannedLoan),
    decision: z.nullable(gapDecision),
  })
  .check(
    z.refine(({ reports, usedId }) => usedId === null || reports.some(({ id }) => id === usedId), {
      path: ['usedId'],
      error: 'Please choose one of the appraisals',
    }),
  );
export type AppraisalEntry = z.infer<typeof appraisalEntry>;

export const emptyAppraisal: AppraisalEntry = { waived: false, reports: [], usedId: null, loan: null, decision: null };

export const appraisal = stored(appraisalEntry.shape);
export type Appraisal = z.infer<typeof appraisal>;

/** The value after a reconsideration, if one changed it. */
export const valueOf = ({ valueCents, request }: AppraisalReport): number | null => request.newValueCents ?? valueCents;

/** The report that counts; `undefined` before one has a value. */
export function usedReport({ reports, usedId }: AppraisalEntry): AppraisalReport | undefined {
  const withValue = reports.filter((report) => valueOf(report) !== null);
  return withValue.find(({ id }) => id === usedId) ?? withValue.at(-1);
}
