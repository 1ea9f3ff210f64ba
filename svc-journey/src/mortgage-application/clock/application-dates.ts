import type { ApplicationDate, LoanEstimate, RateLock } from '@hearthway/contracts/journey';
import { percent, shareOf } from '@hearthway/contracts/money';
import { dayText } from '../../deadlines/index.js';
import { dollars } from '../../number-format/index.js';
import type { PolicyReader } from '../../policy/index.js';
import { estimatesInUse, type ApplicationClock } from './application-clock.js';
import {
  appraisalCopyDueOn,
  decisionDueOn,
  earliestClosingOn,
  estimateDueOn,
  intentDueOn,
  revisionDueOn,
  type RuledDay,
} from './lender-days.js';

/** The days that count for a loan application, earliest first. */
export function applicationDates(clock: ApplicationClock): readonly ApplicationDate[] {
  const { today, closingOn, application, policy } = clock;
  const { appliedOn, intentOn, lock } = application;
  const inUse = estimatesInUse(clock);
  const [first] = inUse;
  const latest = inUse.at(-1);
  const dated = (key: string, title: string, { on, rule, row }: RuledDay, from: string, done = false) => ({
    key,
    title,
    on,
    state: stateOf(on, today, done),
    rule: `${rule} ${from}`,
    policyRow: row,
  });

  const dates: ApplicationDate[] = [];
  if (appliedOn !== null) {
    const from = `You applied on ${dayText(appliedOn)}.`;
    const isSent = first !== undefined;
    dates.push(dated('estimate-due', 'Loan Estimate due', estimateDueOn(appliedOn, policy), from, isSent));
    dates.push(dated('decision-due', 'The lender’s answer', decisionDueOn(appliedOn, policy), from));
  }
  if (first && latest) {
    const sent = `Your first one is dated ${dayText(first.issuedOn)}.`;
    dates.push(dated('earliest-closing', 'Earliest closing', earliestClosingOn(first.issuedOn, policy), sent));
    const issued = `Your latest one is dated ${dayText(latest.issuedOn)}.`;
    const hold = intentDueOn(latest.issuedOn, policy);
    dates.push(dated('proceed-by', 'Last day to go ahead on these terms', hold, issued, intentOn !== null));
  }
  const closes = `You close on ${dayText(closingOn)}.`;
  dates.push(dated('revision-due', 'Last day for a revised Loan Estimate', revisionDueOn(closingOn, policy), closes));
  dates.push(dated('appraisal-copy', 'Copy of the appraisal', appraisalCopyDueOn(closingOn, policy), closes));
  const closing = {
    on: closingOn,
    state: stateOf(closingOn, today),
    rule: 'As your contract says, or as you changed it.',
    policyRow: null,
  };
  dates.push({ key: 'closing', title: 'Closing', ...closing });
  if (lock !== null) dates.push(lockEnd(lock, latest, { today, policy }));
  return dates.toSorted((one, other) => one.on.localeCompare(other.on));
}

function stateOf(on: string, today: string, done = false): ApplicationDate['state'] {
  if (done) return 'done';
  return on < today ? 'past' : 'ahead';
}

/** With what a longer one usually costs. */
function lockEnd(
  { lockedOn, until }: RateLock,
  estimate: LoanEstimate | undefined,
  { today, policy }: { readonly today: string; readonly policy: PolicyReader },
): ApplicationDate {
  const row = policy.findRow('rate-lock/extension-day') ?? null;
  const locked = `You locked on ${dayText(lockedOn)}.`;
  const usual = row ? ` A longer lock is for sale, ${extensionCost(row, estimate)}.` : '';
  return {
    key: 'lock-end',
    title: 'Your rate lock ends',
    on: until,
    state: stateOf(until, today),
    rule: `${locked}${usual} Ask who pays if the lender causes the delay.`,
    policyRow: row,
  };
}

/** `often for 0.02% of the loan a day (0.01% to 0.04%): about $60 a day on yours` */
function extensionCost(
  { value, range }: NonNullable<ApplicationDate['policyRow']>,
  estimate: LoanEstimate | undefined,
): string {
  const span = range ? ` (${percent(range.low)} to ${percent(range.high)})` : '';
  const onYours = estimate ? `: about ${dollars(shareOf(estimate.loanCents, value))} a day on yours` : '';
  return `often for ${percent(value)} of the loan a day${span}${onYours}`;
}
