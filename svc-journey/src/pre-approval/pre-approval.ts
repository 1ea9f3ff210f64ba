import {
  daysLater,
  isLetterExpired,
  letterWarningDays,
  type CalendarEntry,
  type LenderQuote,
  type LoanEstimate,
  type PreApprovalLetter,
  type PreApprovalProgress,
} from '@hearthway/contracts/journey';

/** Everything that a buyer keeps on the way to a pre-approval. */
export interface PreApproval {
  readonly letters: readonly PreApprovalLetter[];
  readonly quotes: readonly LenderQuote[];
  readonly estimates: readonly LoanEstimate[];
  readonly progress: PreApprovalProgress;
}

export const emptyPreApproval: PreApproval = {
  letters: [],
  quotes: [],
  estimates: [],
  progress: { version: 0, payingCash: false, papers: [] },
};

/** What completes the milestone: a letter that hasn’t expired, or cash. */
export function isBasisMet(preApproval: PreApproval, now: Date): boolean {
  return preApproval.progress.payingCash || lastingLetter(preApproval, now) !== undefined;
}

/** The letter that lasts longest, unless it has expired. */
export function lastingLetter({ letters }: PreApproval, now: Date): PreApprovalLetter | undefined {
  const [longest] = letters.toSorted((one, other) => other.expiresOn.localeCompare(one.expiresOn));
  return longest && !isLetterExpired(longest, latestDay(now)) ? longest : undefined;
}

/** The letter for the largest amount among those that haven’t expired; of equal ones, the one that lasts longest. */
export function largestLetter({ letters }: PreApproval, now: Date): PreApprovalLetter | undefined {
  return letters
    .filter((letter) => !isLetterExpired(letter, latestDay(now)))
    .toSorted((one, other) => other.amountCents - one.amountCents || other.expiresOn.localeCompare(one.expiresOn))[0];
}

/** When the next letter expires that hasn’t yet; `null` if none will. */
export function nextExpiryOf(letters: readonly PreApprovalLetter[], now: Date): Date | null {
  const times = letters.map(({ expiresOn }) => expiryOf(expiresOn).getTime()).filter((time) => time > now.getTime());
  return times.length === 0 ? null : new Date(Math.min(...times));
}

/** Hours that the clock in Hawaii is behind UTC, all year. A letter is good until its last day is over in every state. */
const latestZoneHours = 10;
const hour = 60 * 60 * 1000;

/** The calendar day in Hawaii, where it ends last. */
function latestDay(now: Date): string {
  return new Date(now.getTime() - latestZoneHours * hour).toISOString().slice(0, 10);
}

function expiryOf(expiresOn: string): Date {
  return new Date(Date.parse(`${daysLater(expiresOn, 1)}T00:00:00Z`) + latestZoneHours * hour);
}

/** A warning in the calendar. */
export interface LetterWarning {
  readonly eventId: string;
  /** `undefined` if its time has passed, so that there is nothing to warn of. */
  readonly entry: CalendarEntry | undefined;
}

/** The calendar’s warnings before a letter expires. The buyer’s zone isn’t known: 17:00 UTC is the same day in every state. */
export function warningsOf({ id, lender, expiresOn }: PreApprovalLetter, now: Date): readonly LetterWarning[] {
  return letterWarningDays.map((days) => {
    const startsAt = `${daysLater(expiresOn, -days)}T17:00:00.000Z`;
    const title = `Letter from ${lender} expires in ${days} days`;
    const isAhead = Date.parse(startsAt) > now.getTime();
    return { eventId: `${id}-${days}`, entry: isAhead ? { title, address: '', startsAt } : undefined };
  });
}
