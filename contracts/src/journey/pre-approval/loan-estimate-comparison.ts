import * as z from 'zod/mini';
import { monthlyPayment, scaled, type FixedRateLoan } from '../../money.js';
import { interestOfMonth } from '../../repayment.js';
import type { LoanEstimateEntry } from './loan-estimates.js';

/**
 * The lines of a Loan Estimate, in its order. `setBy`: a lender sets its own fees; the services come from others; nobody but
 * the calendar and the tax office sets the rest, which a lender can only guess.
 */
export const loanEstimateLines = {
  originationCents: { label: 'Origination charges', setBy: 'lender' },
  pointsCents: { label: 'Points', setBy: 'lender' },
  requiredServicesCents: { label: 'Services you can’t shop for', setBy: 'lender' },
  shoppableServicesCents: { label: 'Services you can shop for', setBy: 'others' },
  taxesCents: { label: 'Taxes and government fees', setBy: 'guess' },
  prepaidsCents: { label: 'Prepaids', setBy: 'guess' },
  escrowCents: { label: 'Initial escrow payment', setBy: 'guess' },
  otherCents: { label: 'Other costs', setBy: 'others' },
  lenderCreditsCents: { label: 'Lender credits', setBy: 'lender' },
  mortgageInsuranceCents: { label: 'Monthly mortgage insurance', setBy: 'others' },
} as const;
export type LoanEstimateLine = keyof typeof loanEstimateLines;
const lines = Object.keys(loanEstimateLines) as LoanEstimateLine[];

/** Of these, the five-year cost is made. The form’s own five-year figure adds the same ones, without credits. */
const costLines = [
  'originationCents',
  'pointsCents',
  'requiredServicesCents',
  'shoppableServicesCents',
  'lenderCreditsCents',
  'mortgageInsuranceCents',
] as const satisfies readonly LoanEstimateLine[];
/** Lines that grow with the loan. */
const scaledLines: readonly LoanEstimateLine[] = ['pointsCents', 'lenderCreditsCents', 'mortgageInsuranceCents'];

/** As on page 3 of the form. */
export const comparedMonths = 60;

/** A line stands out if it differs by both: a share of what the others say, and an amount worth a phone call. */
const outlier = { percent: 20, cents: 15_000, monthlyCents: 1_500 } as const;

const outlierFound = z.object({
  line: z.enum(lines as [LoanEstimateLine, ...LoanEstimateLine[]]),
  /** On the common loan amount. */
  cents: z.number(),
  /** The median of the other estimates. */
  othersCents: z.number(),
  text: z.string(),
});

const comparedEstimate = z.object({
  lender: z.string(),
  /** What five years cost: fees and points, less credits, and all payments, less what they pay off. In cents, as all below. */
  fiveYearCostCents: z.number(),
  /** Above the cheapest; 0 for the cheapest. */
  aboveLowestCents: z.number(),
  feesCents: z.number(),
  pointsCents: z.number(),
  creditsCents: z.number(),
  /** Principal and interest, in five years or until the loan is paid off, if that is sooner. */
  paymentsCents: z.number(),
  mortgageInsuranceCents: z.number(),
  principalPaidCents: z.number(),
  /** Principal, interest, and mortgage insurance, per month. */
  monthlyCents: z.number(),
  outliers: z.array(outlierFound),
  /** What to say to this lender. */
  ask: z.string(),
});
export type ComparedEstimate = z.infer<typeof comparedEstimate>;

export const loanEstimateComparison = z.object({
  /** The loan that all are compared on: the smallest. */
  loanCents: z.number(),
  /** In the order of the request. */
  estimates: z.array(comparedEstimate),
  /** Cost lines that count for nobody, because an estimate doesn’t give them. */
  leftOut: z.array(z.enum(lines as [LoanEstimateLine, ...LoanEstimateLine[]])),
  /** Sentences on what makes the estimates hard to compare, and what was done about it. */
  notes: z.array(z.string()),
});
export type LoanEstimateComparison = z.infer<typeof loanEstimateComparison>;

/** An estimate on the common loan. */
interface Normalized {
  readonly entry: LoanEstimateEntry;
  readonly loan: FixedRateLoan;
  /** In cents; `null` where the estimate doesn’t say. */
  readonly cents: Readonly<Record<LoanEstimateLine, number | null>>;
}

/** @param entries two to four */
export function compareEstimates(entries: readonly LoanEstimateEntry[]): LoanEstimateComparison {
  const loanCents = Math.min(...entries.map((entry) => entry.loanCents));
  const all = entries.map((entry) => normalized(entry, loanCents));
  const leftOut = costLines.filter((line) => isGivenBySome(all, line) && all.some(({ cents }) => cents[line] === null));
  const costs = all.map((one) => ({ one, cost: fiveYears(one, leftOut) }));
  const lowest = Math.min(...costs.map(({ cost }) => cost.fiveYearCostCents));
  return {
    loanCents,
    estimates: costs.map(({ one, cost }) => {
      const others = all.filter((other) => other !== one);
      return {
        lender: one.entry.lender,
        ...cost,
        aboveLowestCents: cost.fiveYearCostCents - lowest,
        outliers: lines.flatMap((line) => outlierIn(one, others, line)),
        ask: askOf(one, others),
      };
    }),
    leftOut,
    notes: notesOn(all, loanCents, leftOut),
  };
}

function normalized(entry: LoanEstimateEntry, loanCents: number): Normalized {
  const centsOf = (line: LoanEstimateLine): number | null => {
    const written = entry[line];
    return written !== null && scaledLines.includes(line) ? scaled(written, loanCents, entry.loanCents) : written;
  };
  return {
    entry,
    loan: { principalCents: loanCents, annualRateMillionths: entry.rateMillionths, months: entry.months },
    cents: Object.fromEntries(lines.map((line) => [line, centsOf(line)])) as Normalized['cents'],
  };
}

function fiveYears({ loan, cents }: Normalized, leftOut: readonly LoanEstimateLine[]) {
  const counted = (line: LoanEstimateLine): number => (leftOut.includes(line) ? 0 : (cents[line] ?? 0));
  const { paidCents, principalCents } = paymentsOver(loan, comparedMonths);
  const feesCents = counted('originationCents') + counted('requiredServicesCents') + counted('shoppableServicesCents');
  const pointsCents = counted('pointsCents');
  const creditsCents = counted('lenderCreditsCents');
  const monthlyInsurance = counted('mortgageInsuranceCents');
  const mortgageInsuranceCents = monthlyInsurance * Math.min(comparedMonths, loan.months);
  return {
    fiveYearCostCents: feesCents + pointsCents - creditsCents + paidCents + mortgageInsuranceCents - principalCents,
    feesCents,
    pointsCents,
    creditsCents,
    paymentsCents: paidCents,
    mortgageInsuranceCents,
    principalPaidCents: principalCents,
    monthlyCents: monthlyPayment(loan) + monthlyInsurance,
  };
}

/**
 * What is paid in the first months of a loan, and how much of it is principal, in cents. Borrowers pay the rounded payment; the
 * last one settles what rounding left.
 */
export function paymentsOver(loan: FixedRateLoan, months: number): { paidCents: number; principalCents: number } {
  const payment = monthlyPayment(loan);
  let balance = loan.principalCents;
  let paidCents = 0;
  for (let month = 1; month <= Math.min(months, loan.months); month++) {
    const owed = balance + interestOfMonth(balance, loan.annualRateMillionths);
    const paid = month === loan.months ? owed : Math.min(payment, owed);
    balance = owed - paid;
    paidCents += paid;
  }
  return { paidCents, principalCents: loan.principalCents - balance };
}

function outlierIn(one: Normalized, others: readonly Normalized[], line: LoanEstimateLine) {
  const cents = one.cents[line];
  const given = others.map((other) => other.cents[line]).filter((other) => other !== null);
  if (cents === null || given.length === 0) return [];
  const othersCents = median(given);
  const difference = cents - othersCents;
  const isMonthly = line === 'mortgageInsuranceCents';
  const worthACall = isMonthly ? outlier.monthlyCents : outlier.cents;
  const isFarFrom = (other: number): boolean =>
    Math.abs(cents - other) >= worthACall && Math.abs(cents - other) * 100 >= other * outlier.percent;
  // If another estimate says about the same, a third one is the outlier.
  if (!isFarFrom(othersCents) || !given.every(isFarFrom)) return [];
  const text = outlierText(line, difference);
  return text === undefined ? [] : [{ line, cents, othersCents, text }];
}

/** `undefined` for a difference in the buyer’s favor. */
function outlierText(line: LoanEstimateLine, difference: number): string | undefined {
  const { label, setBy } = loanEstimateLines[line];
  const amount = dollars(Math.abs(difference));
  const isAbove = difference > 0;
  if (line === 'lenderCreditsCents') return isAbove ? undefined : `${label}: ${amount} less than the others give.`;
  if (setBy === 'guess') {
    return isAbove
      ? `${label}: ${amount} above the others. The lender doesn’t set this, so ask why its guess is high.`
      : `${label}: ${amount} below the others. The lender doesn’t set this; a low guess only looks cheaper.`;
  }
  if (!isAbove) return undefined;
  return setBy === 'lender'
    ? `${label}: ${amount} above the others. The lender can lower this.`
    : `${label}: ${amount} above the others. Ask who provides it and whether you can choose.`;
}

/** Words to say to the lender: its own fee that is furthest above the lowest of the others, else its rate, else more. */
function askOf({ entry, cents }: Normalized, others: readonly Normalized[]): string {
  const fees = (['originationCents', 'pointsCents', 'requiredServicesCents'] as const).flatMap((line) => {
    const own = cents[line];
    const given = others.map((other) => other.cents[line]).filter((other) => other !== null);
    return own === null || given.length === 0 ? [] : [{ line, own, lowest: Math.min(...given) }];
  });
  const [furthest] = fees.toSorted((one, other) => other.own - other.lowest - (one.own - one.lowest));
  if (furthest && furthest.own - furthest.lowest >= worthAsking) {
    const { label } = loanEstimateLines[furthest.line];
    return `“Another lender’s Loan Estimate shows ${dollars(furthest.lowest)} for ${lowercased(label)}, and yours shows ${dollars(furthest.own)}. Can you match it?”`;
  }
  const better = others.filter((other) => other.entry.rateMillionths < entry.rateMillionths);
  const [lowest] = better.toSorted((one, other) => one.entry.rateMillionths - other.entry.rateMillionths);
  if (lowest) {
    const more = ownPrice(lowest) - ownPrice({ cents });
    const rate = percent(lowest.entry.rateMillionths);
    return more < worthAsking
      ? `“Another lender offers ${rate} with fees like yours. Can you match that rate?”`
      : `“Another lender offers ${rate} for ${dollars(more)} more in fees and points. What would that rate cost with you?”`;
  }
  return '“You’re the lowest on the fees you set. If I lock today, can you add a lender credit?”';
}

/** What a lender asks for its rate, in cents. */
function ownPrice({ cents }: Pick<Normalized, 'cents'>): number {
  const { originationCents, pointsCents, requiredServicesCents, lenderCreditsCents } = cents;
  return (originationCents ?? 0) + (pointsCents ?? 0) + (requiredServicesCents ?? 0) - (lenderCreditsCents ?? 0);
}

/** Less isn’t worth bringing up. */
const worthAsking = 5_000;

function notesOn(all: readonly Normalized[], loanCents: number, leftOut: readonly LoanEstimateLine[]): string[] {
  const entries = all.map(({ entry }) => entry);
  const highestLoan = Math.max(...entries.map((entry) => entry.loanCents));
  const years = [...new Set(entries.map(({ months }) => months))].toSorted((one, other) => one - other).map(yearsText);
  const unlocked = entries.filter(({ lockedUntil }) => lockedUntil === null).map(({ lender }) => lender);
  const notes: readonly (string | false)[] = [
    highestLoan !== loanCents &&
      `The loans differ (${dollars(loanCents)} to ${dollars(highestLoan)}), so we compare them all at ${dollars(loanCents)}. Payments, points, credits, and mortgage insurance change with the loan; other fees stay.`,
    years.length > 1 &&
      `The terms differ (${listed(years)}). What a payment pays off isn’t counted as a cost, but a shorter loan has a higher payment and often a lower rate. Ask every lender for the same term.`,
    new Set(entries.map(({ issuedOn }) => issuedOn)).size > 1 &&
      'The estimates are from different days. Rates change daily, so ask for all of them on the same day.',
    new Set(all.map(({ cents }) => cents.pointsCents ?? 0)).size > 1 &&
      'The points differ. Points buy a lower rate, so ask each lender for its rate with the same points.',
    ...all.map((one) => creditForRate(one, all)),
    unlocked.length > 0 && `Not locked: ${listed(unlocked)}. The rate can still change, and its price with it.`,
    leftOut.length > 0 &&
      `Left out for everyone, because an estimate doesn’t give it: ${listed(leftOut.map((line) => lowercased(loanEstimateLines[line].label)))}.`,
  ];
  return notes.filter((note) => note !== false);
}

/** A credit that is paid for with a rate above the lowest. */
function creditForRate({ entry, cents }: Normalized, all: readonly Normalized[]): string | false {
  const credit = cents.lenderCreditsCents ?? 0;
  const lowest = Math.min(...all.map((other) => other.entry.rateMillionths));
  if (credit === 0 || entry.rateMillionths <= lowest) return false;
  return `${entry.lender} gives a credit of ${dollars(credit)} with a rate above the lowest (${percent(entry.rateMillionths)}, not ${percent(lowest)}). You pay that credit back month by month.`;
}

function isGivenBySome(all: readonly Normalized[], line: LoanEstimateLine): boolean {
  return all.some(({ cents }) => cents[line] !== null);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : scaled((sorted[middle - 1] ?? 0) + upper, 1, 2);
}

function dollars(cents: number): string {
  return `$${scaled(cents, 1, 100).toLocaleString('en-US')}`;
}

function percent(millionths: number): string {
  return `${millionths / 10_000}%`;
}

function yearsText(months: number): string {
  return months % 12 === 0 ? `${months / 12} years` : `${months} months`;
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}

function lowercased(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}
