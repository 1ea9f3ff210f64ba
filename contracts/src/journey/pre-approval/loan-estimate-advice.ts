import {
  dollars,
  givenBy,
  inSentence,
  linesInSentence,
  listed,
  missingFees,
  ratePercent,
  type LineAmounts,
  type LoanEstimateLine,
  type OnLoan,
} from './loan-estimate-lines.js';
import { loanTermText } from './loan-estimates.js';

/** The context for reviewing the estimates. */
export interface Circumstances {
  /** A calendar day. */
  readonly today: string;
  /** What taxes and insurance of the planned home usually cost a month, in cents; `null` if not known. */
  readonly usualTaxesAndInsuranceCents: number | null;
}

/** A lender's guess of taxes and insurance below this share of the usual amount is worth a question. */
const lowPercent = 80;

/** A smaller difference isn’t worth bringing up. */
const worthAskingCents = 5_000;

/** Sentences on what makes one estimate less certain, or look cheaper than it is. */
export function warningsFor(one: OnLoan, others: readonly OnLoan[], circumstances: Circumstances): string[] {
  return [lockWarning(one, circumstances), lowGuess(one, circumstances), creditForRate(one, others)].filter(
    (warning) => warning !== undefined,
  );
}

function lockWarning({ entry: { lockedUntil } }: OnLoan, { today }: Circumstances): string | undefined {
  if (lockedUntil === null) return 'The rate isn’t locked. It can still change, and its price with it.';
  return lockedUntil < today ? 'The rate lock has ended. Ask what the rate and its price are now.' : undefined;
}

function lowGuess(
  { entry: { taxesAndInsuranceCents: guess } }: OnLoan,
  { usualTaxesAndInsuranceCents: usual }: Circumstances,
): string | undefined {
  if (guess === null || usual === null || guess * 100 >= usual * lowPercent) return undefined;
  return `It counts ${dollars(guess)} a month for taxes and insurance, where about ${dollars(usual)} is usual. A low guess only looks cheaper.`;
}

/** A credit in exchange for a rate above the lowest. */
function creditForRate({ entry, amounts }: OnLoan, others: readonly OnLoan[]): string | undefined {
  const credit = amounts.lenderCreditsCents;
  const lowest = Math.min(...others.map((other) => other.entry.rateMillionths));
  if (credit === 0 || entry.rateMillionths <= lowest) return undefined;
  return `Its credit of ${dollars(credit)} comes with a rate of ${ratePercent(entry.rateMillionths)}, not ${ratePercent(lowest)}. You pay that credit back month by month.`;
}

/**
 * A sentence to say to a lender: about missing fees, else about its own fee that is furthest above the lowest of the
 * others, else about its rate, else asking for more.
 */
export const sentenceFor = (one: OnLoan, others: readonly OnLoan[]): string =>
  forMissing(one) ?? onFees(one, others) ?? onRate(one, others) ?? onPoints(one, others) ?? forCredit(others);

function forMissing(one: OnLoan): string | undefined {
  const missing = missingFees(one);
  return missing.length === 0
    ? undefined
    : `“I’m missing these amounts from your Loan Estimate: ${linesInSentence(missing)}. Can you send them to me?”`;
}

function onFees({ amounts }: OnLoan, others: readonly OnLoan[]): string | undefined {
  const above = (['originationCents', 'requiredServicesCents'] as const).flatMap((line) => {
    const own = amounts[line];
    const given = givenBy(others, line);
    return own === null || given.length === 0 ? [] : [{ line, own, lowest: Math.min(...given) }];
  });
  const [furthest] = above.toSorted((one, other) => other.own - other.lowest - (one.own - one.lowest));
  if (!furthest || furthest.own - furthest.lowest < worthAskingCents) return undefined;
  const { line, own, lowest } = furthest;
  return `“Your Loan Estimate shows ${dollars(own)} for ${inSentence(line)}, and another lender’s shows ${dollars(lowest)}; can you match it?”`;
}

function onRate({ entry, amounts }: OnLoan, others: readonly OnLoan[]): string | undefined {
  const [lowest] = others.toSorted((one, other) => one.entry.rateMillionths - other.entry.rateMillionths);
  if (!lowest || lowest.entry.rateMillionths >= entry.rateMillionths) return undefined;
  const rate = ratePercent(lowest.entry.rateMillionths);
  // In that case, we don't know what that lender charges for its rate.
  if (missingFees(lowest).length > 0) return `“Another lender offers ${rate}; can you match that rate?”`;
  const more = priceOfRate(lowest.amounts) - priceOfRate(amounts);
  return more < worthAskingCents
    ? `“Another lender offers ${rate} for no more in fees and points; can you match that rate?”`
    : `“Another lender offers ${rate} for ${dollars(more)} more in fees and points; what would that rate cost with you?”`;
}

function onPoints({ amounts }: OnLoan, others: readonly OnLoan[]): string | undefined {
  const more = amounts.pointsCents - Math.min(...givenBy(others, 'pointsCents'));
  return more < worthAskingCents
    ? undefined
    : `“Another lender asks ${dollars(more)} less in points; what is your rate with as few?”`;
}

function forCredit(others: readonly OnLoan[]): string {
  const best = others.some((other) => missingFees(other).length > 0) ? 'rate is' : 'rate and fees are';
  return `“Your ${best} the best I have; if I lock today, can you add a lender credit?”`;
}

/** What a lender with known fees charges for its rate, in cents. */
function priceOfRate({
  originationCents,
  pointsCents,
  requiredServicesCents,
  lenderCreditsCents,
}: LineAmounts): number {
  return (originationCents ?? 0) + pointsCents + (requiredServicesCents ?? 0) - lenderCreditsCents;
}

/** Sentences on what makes the estimates hard to compare, and what was done about it. */
export function notesOn(
  all: readonly OnLoan[],
  { loanCents, leftOut }: { readonly loanCents: number; readonly leftOut: readonly LoanEstimateLine[] },
): string[] {
  const entries = all.map(({ entry }) => entry);
  const highestLoan = Math.max(...entries.map((entry) => entry.loanCents));
  const terms = [...new Set(entries.map(({ months }) => months))].toSorted((one, other) => one - other);
  const points = givenBy(all, 'pointsCents');
  const notes: readonly (string | false)[] = [
    highestLoan !== loanCents &&
      `The loans differ (${dollars(loanCents)} to ${dollars(highestLoan)}), so we compare all at ${dollars(loanCents)}. Payments, points, credits, and mortgage insurance change with the loan; other fees stay.`,
    new Set(points).size > 1 &&
      `The points differ, so we compare all with ${dollars(Math.min(...points))} of points, and count a quarter of a percent more on the rate for each point less. Ask every lender for its rate with the same points.`,
    terms.length > 1 &&
      `The terms differ (${listed(terms.map(loanTermText))}). What a payment pays off isn’t counted as a cost, but a shorter loan has a higher payment and often a lower rate. Ask every lender for the same term.`,
    new Set(entries.map(({ issuedOn }) => issuedOn)).size > 1 &&
      'The estimates are from different days. Rates change daily, so ask for all of them on the same day.',
    leftOut.length > 0 && `Left out for everyone, because an estimate doesn’t give it: ${linesInSentence(leftOut)}.`,
  ];
  return notes.filter((note) => note !== false);
}
