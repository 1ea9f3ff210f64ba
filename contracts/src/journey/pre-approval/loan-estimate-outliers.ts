import { scaled } from '../../money.js';
import {
  dollars,
  givenBy,
  lineNames,
  loanEstimateLines,
  type LoanEstimateLine,
  type OnLoan,
} from './loan-estimate-lines.js';

/** An outlier line. */
export interface Outlier {
  readonly line: LoanEstimateLine;
  readonly cents: number;
  /** The median of the other estimates. */
  readonly othersCents: number;
  readonly text: string;
}

/** A line is an outlier if it differs by both: a share of what each of the others says, and an amount worth a phone call. */
const standsOut = { percent: 20, cents: 15_000, monthlyCents: 1_500 } as const;

const monthlyLines: ReadonlySet<LoanEstimateLine> = new Set(['mortgageInsuranceCents', 'taxesAndInsuranceCents']);

/** The outlier lines of one estimate, except those in the buyer’s favor. */
export function outliersIn({ amounts }: OnLoan, others: readonly OnLoan[]): Outlier[] {
  return lineNames.flatMap((line) => {
    const cents = amounts[line];
    const given = givenBy(others, line);
    if (cents === null || given.length === 0) return [];
    const worthACall = monthlyLines.has(line) ? standsOut.monthlyCents : standsOut.cents;
    const isFarFrom = (other: number): boolean =>
      Math.abs(cents - other) >= worthACall && Math.abs(cents - other) * 100 >= other * standsOut.percent;
    const othersCents = median(given);
    // If another estimate has about the same amount, a third one is the outlier.
    if (![othersCents, ...given].every(isFarFrom)) return [];
    const text = textFor(line, cents - othersCents);
    return text === undefined ? [] : [{ line, cents, othersCents, text }];
  });
}

const whatToDo = {
  lender: 'The lender can lower this.',
  rate: 'They buy the rate, so ask what it is without them.',
  others: 'Ask who provides it and whether you can choose.',
} as const;

/** `undefined` for a difference in the buyer’s favor. */
function textFor(line: LoanEstimateLine, difference: number): string | undefined {
  const { label, setBy } = loanEstimateLines[line];
  const isAbove = difference > 0;
  const amount = `${label}: ${dollars(Math.abs(difference))}`;
  if (line === 'lenderCreditsCents') return isAbove ? undefined : `${amount} less than the others give.`;
  if (setBy === 'guess') {
    return isAbove
      ? `${amount} above the others. The lender doesn’t set this, so ask why its guess is high.`
      : `${amount} below the others. The lender doesn’t set this; a low guess only looks cheaper.`;
  }
  return isAbove ? `${amount} above the others. ${whatToDo[setBy]}` : undefined;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : scaled((sorted[middle - 1] ?? 0) + upper, 1, 2);
}
