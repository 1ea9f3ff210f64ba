import {
  daysLater,
  letterWarningDays,
  type CalendarEntry,
  type LenderQuote,
  type LoanEstimate,
  type PreApprovalLetter,
  type PreApprovalProgress,
} from '@hearthway/contracts/journey';
import { dayOf } from '../policy/index.js';

/** One buyer's records on the way to a pre-approval. Lists are in order of creation. */
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

/** For the westernmost inhabited time zone of the United States, American Samoa. */
const lastZoneMilliseconds = 11 * 60 * 60 * 1000;

/**
 * The calendar day of the westernmost place in the United States. We don’t know a buyer’s time zone, so a letter counts
 * until its last day has ended everywhere.
 */
export const lastZoneDay = (now: Date): string => dayOf(new Date(now.getTime() - lastZoneMilliseconds));

/** What completes the milestone: a letter that hasn’t expired, or paying cash. */
export function isPreApproved({ letters, progress }: PreApproval, now: Date): boolean {
  return progress.payingCash || lastGoodDay(letters, now) !== null;
}

/** The last day on which the buyer has a valid letter (YYYY-MM-DD); `null` if none is valid now. */
export function lastGoodDay(letters: PreApproval['letters'], now: Date): string | null {
  const today = lastZoneDay(now);
  const days = letters.map(({ expiresOn }) => expiresOn).filter((day) => day >= today);
  return days.toSorted().at(-1) ?? null;
}

/** The one for the largest amount among those that haven’t expired, and of equal ones the one that lasts longest. */
export function largestLetter(letters: PreApproval['letters'], now: Date): PreApprovalLetter | undefined {
  const today = lastZoneDay(now);
  return letters
    .filter(({ expiresOn }) => expiresOn >= today)
    .toSorted((one, other) => other.amountCents - one.amountCents || other.expiresOn.localeCompare(one.expiresOn))[0];
}

/** The calendar’s warnings before a letter expires, except those already in the past. */
export function warningsOf({ lender, expiresOn }: PreApprovalLetter, now: Date): CalendarEntry[] {
  return letterWarningDays
    .map((days) => ({
      title: `Pre-approval from ${lender} expires on ${monthAndDay.format(new Date(expiresOn))}`,
      address: '',
      // The same day in every state.
      startsAt: `${daysLater(expiresOn, -days)}T17:00:00.000Z`,
    }))
    .filter(({ startsAt }) => new Date(startsAt) > now);
}

/** `Jan 30`, for a day as YYYY-MM-DD. */
const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
