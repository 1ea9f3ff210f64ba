import {
  daysBetween,
  estimatesOfLender,
  loanEstimateLines,
  type EntryCheck,
  type LoanEstimate,
  type LoanEstimateLine,
} from '@hearthway/contracts/journey';
import { dayText } from '../../deadlines/index.js';
import { dollars } from '../../number-format/index.js';
import { estimatesInUse, type ApplicationClock } from './application-clock.js';
import { earliestClosingOn, estimateDueOn, intentDueOn, revisionDueOn } from './lender-days.js';

/** A closing that moves by so many days would outlast the lock. */
const tightDays = 3;

/** What a lender sets itself, and may raise for a changed circumstance only. */
const lenderLines = [
  'originationCents',
  'pointsCents',
  'requiredServicesCents',
] as const satisfies readonly LoanEstimateLine[];

/** Checks of a loan application. */
export function applicationChecks(clock: ApplicationClock): readonly EntryCheck[] {
  const inUse = estimatesInUse(clock);
  return [
    ...lenderCheck(clock, inUse),
    ...olderCheck(clock),
    ...estimateCheck(clock, inUse),
    ...intentCheck(clock, inUse),
    ...inUse.slice(1).flatMap((revised, index) => revisionChecks(clock, { revised, before: inUse[index] })),
    lockCheck(clock),
  ];
}

function lenderCheck(
  { application: { lender } }: ApplicationClock,
  [first]: readonly LoanEstimate[],
): readonly EntryCheck[] {
  if (lender === '' || first === undefined || estimatesOfLender([first], { lender }).length > 0) return [];
  return [
    warning(
      'lender',
      `You noted ${lender} as your lender, and go ahead with the Loan Estimate of ${first.lender}. Change the one that is wrong.`,
    ),
  ];
}

/** Of Loan Estimates from before the application: one of the two days may be wrong. */
function olderCheck({ application: { appliedOn, estimateId }, estimates }: ApplicationClock): readonly EntryCheck[] {
  const chosen = estimates.find(({ id }) => id === estimateId);
  if (!chosen || appliedOn === null) return [];
  const older = estimatesOfLender(estimates, chosen).filter(({ issuedOn }) => issuedOn < appliedOn);
  return older.map(({ id, issuedOn }) => {
    const named = `The Loan Estimate of ${dayText(issuedOn)} is from before you applied on ${dayText(appliedOn)}`;
    const text =
      id === chosen.id
        ? `${named}. Check both days, and that it is for this home.`
        : `${named}, so we leave it out. Check both days if it is for this home.`;
    return warning(`older-${id}`, text);
  });
}

function estimateCheck(
  { today, closingOn, policy, application: { appliedOn } }: ApplicationClock,
  [first]: readonly LoanEstimate[],
): readonly EntryCheck[] {
  const due = appliedOn === null ? null : estimateDueOn(appliedOn, policy).on;
  if (first === undefined) {
    if (due === null || today <= due) return [];
    const text = `Your Loan Estimate was due on ${dayText(due)}. If it came, add it and choose it. If not, ask the lender for it today.`;
    return [warning('estimate', text)];
  }
  const late =
    due !== null && first.issuedOn > due
      ? [
          warning(
            'estimate',
            `The Loan Estimate is dated ${dayText(first.issuedOn)}, after its last day, ${dayText(due)}. Ask when it was sent, and keep the envelope or email.`,
          ),
        ]
      : [];
  const earliest = earliestClosingOn(first.issuedOn, policy).on;
  const closing =
    earliest > closingOn
      ? warning(
          'closing',
          `With a Loan Estimate dated ${dayText(first.issuedOn)}, you can close on ${dayText(earliest)} at the earliest. You expect to close on ${dayText(closingOn)}: ask for a later day in writing.`,
        )
      : fine('closing', `The wait after your Loan Estimate is over before you close on ${dayText(closingOn)}.`);
  return [...late, closing];
}

function intentCheck(
  { today, policy, application: { intentOn } }: ApplicationClock,
  inUse: readonly LoanEstimate[],
): readonly EntryCheck[] {
  const [first] = inUse;
  const latest = inUse.at(-1);
  if (first === undefined || latest === undefined) return [];
  if (intentOn === null) {
    const due = intentDueOn(latest.issuedOn, policy).on;
    return [
      today > due
        ? warning(
            'intent',
            `The terms of your Loan Estimate held until ${dayText(due)}. Ask whether they still do before you go ahead.`,
          )
        : missing(
            'intent',
            'You haven’t told this lender to go ahead. Until then, it may charge you for the credit report only.',
          ),
    ];
  }
  if (intentOn < first.issuedOn) {
    const text = `You went ahead on ${dayText(intentOn)}, before the Loan Estimate of ${dayText(first.issuedOn)}. A yes counts once you have the form: say it again in writing.`;
    return [warning('intent', text)];
  }
  // A revised estimate after the yes needs no second one.
  const heldTo = inUse.findLast(({ issuedOn }) => issuedOn <= intentOn) ?? first;
  const lastDay = intentDueOn(heldTo.issuedOn, policy).on;
  if (intentOn <= lastDay) return [];
  return [
    warning(
      'intent',
      `You went ahead on ${dayText(intentOn)}, after ${dayText(lastDay)}. The lender may set new fees: ask for them in writing.`,
    ),
  ];
}

interface Revision {
  readonly revised: LoanEstimate;
  readonly before: LoanEstimate | undefined;
}

function revisionChecks({ closingOn, policy }: ApplicationClock, { revised, before }: Revision): readonly EntryCheck[] {
  const { id, issuedOn } = revised;
  const due = revisionDueOn(closingOn, policy).on;
  const named = `The revised Loan Estimate of ${dayText(issuedOn)}`;
  const raised = before ? raisedLines(before, revised) : [];
  const late = `${named} is too late to close on ${dayText(closingOn)}: the last day was ${dayText(due)}. Your closing may have to move.`;
  const dearer = `${named} raises fees that the lender sets itself: ${raised.join('; ')}. It may do that only if something changed, such as the loan or the appraised value. Ask what.`;
  return [
    ...(issuedOn > due ? [warning(`late-revision-${id}`, late)] : []),
    ...(raised.length > 0 ? [warning(`revision-${id}`, dearer)] : []),
  ];
}

function raisedLines(before: LoanEstimate, after: LoanEstimate): string[] {
  return lenderLines.flatMap((line) => {
    const was = before[line];
    const is = after[line];
    if (was === null || is === null || is <= was) return [];
    return [`${loanEstimateLines[line].label} from ${dollars(was)} to ${dollars(is)}`];
  });
}

function lockCheck({ today, closingOn, application: { lock } }: ApplicationClock): EntryCheck {
  if (lock === null) return missing('lock', 'Your rate isn’t locked. It can rise or fall with the market until it is.');
  const { until } = lock;
  const spare = daysBetween(closingOn, until);
  const ends = `Your rate lock ends`;
  if (until < today) {
    const text = `Your rate lock ended on ${dayText(until)}. Call your lender today, and ask what a new lock or an extension costs.`;
    return warning('lock', text);
  }
  if (spare < 0) {
    const text = `${ends} on ${dayText(until)}, ${days(-spare)} before you close. Ask now what an extension costs and who pays for it.`;
    return warning('lock', text);
  }
  if (spare === 0)
    return warning('lock', `${ends} on the day you close. Any delay costs an extension: ask for its price now.`);
  if (spare < tightDays) {
    const text = `${ends} ${days(spare)} after you close. A short delay could cost an extension: ask for its price now.`;
    return warning('lock', text);
  }
  return fine('lock', `Your rate lock holds until ${dayText(until)}, ${days(spare)} after you close.`);
}

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);
const fine = (id: string, text: string): EntryCheck => ({ id, result: 'fine', text });
const missing = (id: string, text: string): EntryCheck => ({ id, result: 'missing', text });
const warning = (id: string, text: string): EntryCheck => ({ id, result: 'warning', text });
