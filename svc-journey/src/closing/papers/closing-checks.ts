import {
  closingLists,
  type CashReconciliation,
  type ClosingEntry,
  type DisclosureClock,
  type EntryCheck,
  type FeeComparison,
  type RateLock,
} from '@hearthway/contracts/journey';
import { dayText } from '../../deadlines/index.js';
import { exactDollars } from './exact-dollars.js';

export interface ClosingFacts {
  /** On the property's calendar. */
  readonly today: string;
  readonly closingOn: string;
  readonly entry: ClosingEntry;
  /** `null` without a loan, as all below. */
  readonly clock: DisclosureClock | null;
  readonly comparison: FeeComparison | null;
  readonly cash: CashReconciliation | null;
  readonly lock: Pick<RateLock, 'until'> | null;
  /** Interest of one day. */
  readonly perDiemCents: number | null;
}

/** Checks that pass or fail before signing. What can lose money comes first. */
export function closingChecks(facts: ClosingFacts): EntryCheck[] {
  return [wireCheck(facts), ...clockChecks(facts), ...feeChecks(facts), ...cashChecks(facts), ...lockChecks(facts)];
}

function wireCheck({ entry: { wireChanged, done } }: ClosingFacts): EntryCheck {
  if (wireChanged) {
    return warning(
      'wire',
      'Stop: someone changed the wire instructions. Send nothing. Call your title company on the number you had before.',
    );
  }
  const steps = Object.keys(closingLists.wire);
  const left = steps.filter((step) => !done.some((id) => id === step)).length;
  return left === 0
    ? fine('wire', 'You checked the wire step by step, and the money arrived.')
    : missing('wire', `${left === 1 ? '1 step is' : `${left} steps are`} left before and after you send money.`);
}

function clockChecks({ clock, today, closingOn }: ClosingFacts): EntryCheck[] {
  if (!clock) return [];
  const { dueOn, earliestOn, receivedOn } = clock;
  if (receivedOn === null || earliestOn === null) {
    return [
      today > dueOn
        ? warning(
            'clock',
            `Your Closing Disclosure had to reach you by ${dayText(dueOn)} to sign on ${dayText(closingOn)}. Call your lender today: your closing may have to move.`,
          )
        : missing(
            'clock',
            `Your Closing Disclosure has to reach you by ${dayText(dueOn)} to sign on ${dayText(closingOn)}.`,
          ),
    ];
  }
  return [
    earliestOn > closingOn
      ? warning(
          'clock',
          `You can sign on ${dayText(earliestOn)} at the earliest. Your contract says ${dayText(closingOn)}: agree on a later day in writing, and ask what it does to your rate lock.`,
        )
      : fine('clock', `The three business days are over before you sign on ${dayText(closingOn)}.`),
  ];
}

function feeChecks({ entry: { disclosure }, clock, comparison }: ClosingFacts): EntryCheck[] {
  if (!clock || !disclosure) return [];
  if (!comparison) {
    return [
      missing(
        'fees',
        'Choose the Loan Estimate you’re going ahead with on your mortgage application, and we’ll compare the fees.',
      ),
    ];
  }
  return [
    comparison.owedCents > 0
      ? warning(
          'fees',
          `Fees are ${exactDollars(comparison.owedCents)} above the legal limits. Ask the lender for that amount.`,
        )
      : fine('fees', 'Your lender owes you nothing for fees above their legal limits.'),
  ];
}

function cashChecks({ cash, entry: { cash: entered } }: ClosingFacts): EntryCheck[] {
  if (!cash) return [];
  const { differenceCents, expectedCents } = cash;
  const needed = cash.saidCents ?? expectedCents;
  const { readyCents } = entered;
  return [
    differenceCents === null
      ? missing('cash', `By what you entered, ${toBring(expectedCents)}. Enter what your papers say.`)
      : differenceCents === 0
        ? fine('cash', `By your papers and our count, ${toBring(needed)}. Every deposit is in it.`)
        : warning(
            'cash',
            `Your papers ask for ${exactDollars(Math.abs(differenceCents))} ${differenceCents > 0 ? 'more' : 'less'} than what you entered adds up to. Ask the title company which line differs.`,
          ),
    ...(needed <= 0
      ? []
      : readyCents === null
        ? [missing('funds', 'Enter what you have ready, and we’ll check that it’s enough.')]
        : readyCents < needed
          ? [
              warning(
                'funds',
                `You’re ${exactDollars(needed - readyCents)} short. Tell your lender today: gifts and sold assets need papers and days. Never borrow it without asking.`,
              ),
            ]
          : [fine('funds', `You have ${exactDollars(readyCents - needed)} more than you need to bring.`)]),
  ];
}

const toBring = (cents: number): string =>
  cents < 0 ? `${exactDollars(-cents)} comes back to you` : `you’ll bring ${exactDollars(cents)}`;

function lockChecks({ lock, closingOn, clock, perDiemCents }: ClosingFacts): EntryCheck[] {
  if (!lock || !clock) return [];
  const signsOn = clock.earliestOn !== null && clock.earliestOn > closingOn ? clock.earliestOn : closingOn;
  const perDay =
    perDiemCents === null ? '' : ` Each day of delay also moves ${exactDollars(perDiemCents)} of interest.`;
  return [
    lock.until < signsOn
      ? warning(
          'lock',
          `Your rate lock ends on ${dayText(lock.until)}, before you can sign on ${dayText(signsOn)}. Ask for the price of an extension, and who pays it.${perDay}`,
        )
      : fine('lock', `Your rate lock holds until ${dayText(lock.until)}.`),
  ];
}

const fine = (id: string, text: string): EntryCheck => ({ id, result: 'fine', text });
const missing = (id: string, text: string): EntryCheck => ({ id, result: 'missing', text });
const warning = (id: string, text: string): EntryCheck => ({ id, result: 'warning', text });
