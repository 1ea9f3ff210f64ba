import {
  daysBetween,
  loanEstimateLines,
  type ApplicationCheck,
  type LoanEstimate,
  type LoanEstimateLine,
} from '@hearthway/contracts/journey';
import {
  dayText,
  earliestClosingAfterEstimate,
  intentDueOn,
  loanEstimateDueOn,
  revisionDueOn,
} from '../../deadlines/index.js';
import { dollars } from '../../number-format/index.js';
import { estimatesInUse, type ApplicationClock } from './application-clock.js';

/** A closing that moves by so many days would outlast the lock. */
const tightDays = 3;

/** What a lender sets itself, and may raise for a changed circumstance only. */
const lenderLines = [
  'originationCents',
  'pointsCents',
  'requiredServicesCents',
] as const satisfies readonly LoanEstimateLine[];

/** Checks of a loan application. */
export function applicationChecks(clock: ApplicationClock): readonly ApplicationCheck[] {
  const inUse = estimatesInUse(clock);
  return [
    ...estimateCheck(clock, inUse),
    ...intentCheck(clock, inUse),
    ...inUse.slice(1).flatMap((revised, index) => revisionChecks(clock, { revised, before: inUse[index] })),
    lockCheck(clock),
  ];
}

function estimateCheck(
  { today, closingOn, application: { appliedOn } }: ApplicationClock,
  [first]: readonly LoanEstimate[],
): ApplicationCheck[] {
  const due = appliedOn === null ? null : loanEstimateDueOn(appliedOn).on;
  if (first === undefined) {
    if (due === null || today <= due) return [];
    return [
      warning(
        'estimate',
        `Your Loan Estimate was due on ${dayText(due)}. If it came, record it below. If not, ask the lender for it today.`,
      ),
    ];
  }
  const earliest = earliestClosingAfterEstimate(first.issuedOn).on;
  return [
    ...(due !== null && first.issuedOn > due
      ? [
          warning(
            'estimate',
            `The Loan Estimate is dated ${dayText(first.issuedOn)}, after its last day, ${dayText(due)}. Ask when it was sent, and keep the envelope or email.`,
          ),
        ]
      : []),
    earliest > closingOn
      ? warning(
          'closing',
          `With a Loan Estimate dated ${dayText(first.issuedOn)}, you can close on ${dayText(earliest)} at the earliest. Your contract says ${dayText(closingOn)}: ask for a later day in writing.`,
        )
      : fine('closing', `The seven days after your Loan Estimate end before you close on ${dayText(closingOn)}.`),
  ];
}

function intentCheck(
  { today, application: { intentOn } }: ApplicationClock,
  inUse: readonly LoanEstimate[],
): ApplicationCheck[] {
  const latest = inUse.at(-1);
  if (latest === undefined) return [];
  const due = intentDueOn(latest.issuedOn).on;
  if (intentOn === null) {
    return today > due
      ? [
          warning(
            'intent',
            `The terms of your Loan Estimate held until ${dayText(due)}. Ask whether they still do before you go ahead.`,
          ),
        ]
      : [
          missing(
            'intent',
            'You haven’t told a lender to go ahead. Until then, it may charge you for the credit report only.',
          ),
        ];
  }
  // A revised estimate after the yes needs no second one.
  const heldTo = inUse.findLast(({ issuedOn }) => issuedOn <= intentOn) ?? latest;
  const lastDay = intentDueOn(heldTo.issuedOn).on;
  return intentOn > lastDay
    ? [
        warning(
          'intent',
          `You went ahead on ${dayText(intentOn)}, after ${dayText(lastDay)}. The lender may set new fees: ask for them in writing.`,
        ),
      ]
    : [];
}

interface Revision {
  readonly revised: LoanEstimate;
  readonly before: LoanEstimate | undefined;
}

function revisionChecks({ closingOn }: ApplicationClock, { revised, before }: Revision): ApplicationCheck[] {
  const { id, issuedOn, changedCircumstance } = revised;
  const due = revisionDueOn(closingOn).on;
  const named = `The revised Loan Estimate of ${dayText(issuedOn)}`;
  const raised = before ? raisedLines(before, revised) : [];
  return [
    ...(issuedOn > due
      ? [
          warning(
            `late-revision-${id}`,
            `${named} is too late to close on ${dayText(closingOn)}: the last day was ${dayText(due)}. Your closing may have to move.`,
          ),
        ]
      : []),
    ...(changedCircumstance
      ? []
      : [
          warning(
            `revision-${id}`,
            raised.length > 0
              ? `${named} raises fees that the lender sets itself: ${raised.join('; ')}. It may do that only if something changed. Ask what, and note it.`
              : `${named} has no reason noted. Ask the lender what changed.`,
          ),
        ]),
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

function lockCheck({ today, closingOn, application: { lock } }: ApplicationClock): ApplicationCheck {
  if (lock === null) {
    return missing('lock', 'Your rate isn’t locked. It can rise or fall with the market until it is.');
  }
  const { until } = lock;
  const spare = daysBetween(closingOn, until);
  if (until < today) {
    return warning(
      'lock',
      `Your rate lock ended on ${dayText(until)}. Call your lender today, and ask what a new lock or an extension costs.`,
    );
  }
  if (spare < 0) {
    return warning(
      'lock',
      `Your rate lock ends on ${dayText(until)}, ${days(-spare)} before you close. Ask now what an extension costs and who pays for it.`,
    );
  }
  if (spare < tightDays) {
    return warning(
      'lock',
      spare === 0
        ? 'Your rate lock ends on the day you close. Any delay costs an extension: ask for its price now.'
        : `Your rate lock ends ${days(spare)} after you close. A short delay could cost an extension: ask for its price now.`,
    );
  }
  return fine('lock', `Your rate lock holds until ${dayText(until)}, ${days(spare)} after you close.`);
}

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);
const fine = (id: string, text: string): ApplicationCheck => ({ id, result: 'fine', text });
const missing = (id: string, text: string): ApplicationCheck => ({ id, result: 'missing', text });
const warning = (id: string, text: string): ApplicationCheck => ({ id, result: 'warning', text });
