import { scaled } from '../../money.js';
import type { LoanEstimateEntry } from './loan-estimates.js';

/**
 * The lines of a Loan Estimate, in order. `setBy`: a lender sets its own fees, and sells a rate for points or credits; the
 * services come from others; the calendar, the tax office, and the insurer set the rest, which a lender can only estimate.
 */
export const loanEstimateLines = {
  originationCents: { label: 'Origination charges', setBy: 'lender' },
  pointsCents: { label: 'Points', setBy: 'rate' },
  requiredServicesCents: { label: 'Services you can’t shop for', setBy: 'lender' },
  shoppableServicesCents: { label: 'Services you can shop for', setBy: 'others' },
  taxesCents: { label: 'Taxes and government fees', setBy: 'guess' },
  prepaidsCents: { label: 'Prepaids', setBy: 'guess' },
  escrowCents: { label: 'Initial escrow payment', setBy: 'guess' },
  otherCents: { label: 'Other costs', setBy: 'others' },
  lenderCreditsCents: { label: 'Lender credits', setBy: 'rate' },
  mortgageInsuranceCents: { label: 'Monthly mortgage insurance', setBy: 'others' },
  taxesAndInsuranceCents: { label: 'Monthly taxes and insurance', setBy: 'guess' },
} as const;
export type LoanEstimateLine = keyof typeof loanEstimateLines;
export const lineNames = Object.keys(loanEstimateLines) as LoanEstimateLine[];

/** The fees that the five-year cost counts. */
export const feeLines = ['originationCents', 'requiredServicesCents', 'shoppableServicesCents'] as const;

/** In cents; `null` where the estimate doesn’t say. */
export type LineAmounts = Readonly<Pick<LoanEstimateEntry, LoanEstimateLine>>;

/** What an estimate says, on a loan of this amount: points, credits, and mortgage insurance grow with the loan. */
export function linesOnLoan(entry: LoanEstimateEntry, loanCents: number): LineAmounts {
  const onLoan = (cents: number): number => scaled(cents, loanCents, entry.loanCents);
  return {
    ...entry,
    pointsCents: onLoan(entry.pointsCents),
    lenderCreditsCents: onLoan(entry.lenderCreditsCents),
    mortgageInsuranceCents: onLoan(entry.mortgageInsuranceCents),
  };
}

/** One of the compared estimates. */
export interface OnLoan {
  readonly entry: LoanEstimateEntry;
  /** On the common loan. */
  readonly amounts: LineAmounts;
}

/** What these estimates give for a line. */
export const givenBy = (estimates: readonly OnLoan[], line: LoanEstimateLine): number[] =>
  estimates.map(({ amounts }) => amounts[line]).filter((cents) => cents !== null);

/** The fees that an estimate doesn’t give. */
export const missingFees = ({ amounts }: OnLoan): LoanEstimateLine[] =>
  feeLines.filter((line) => amounts[line] === null);

/** `$1,250`, to the dollar. */
export const dollars = (cents: number): string => `$${scaled(cents, 1, 100).toLocaleString('en-US')}`;

/** `6.125%` */
export const ratePercent = (millionths: number): string => `${millionths / 10_000}%`;

/** `Oak Bank, Ash, and Elm` */
export const listed = (words: readonly string[]): string =>
  new Intl.ListFormat('en-US', { type: 'conjunction' }).format(words);

/** A label for use within a sentence. */
export const inSentence = (line: LoanEstimateLine): string => {
  const { label } = loanEstimateLines[line];
  return label.charAt(0).toLowerCase() + label.slice(1);
};

/** `origination charges and services you can shop for` */
export const linesInSentence = (lines: readonly LoanEstimateLine[]): string => listed(lines.map(inSentence));
