import type { ApplicationDate } from '@hearthway/contracts/journey';
import {
  dayText,
  decisionDueOn,
  earliestClosingAfterEstimate,
  intentDueOn,
  loanEstimateDueOn,
  revisionDueOn,
  type RuledDay,
} from '../../deadlines/index.js';
import { estimatesInUse, type ApplicationClock } from './application-clock.js';

/** The days that count for a loan application, earliest first. Those of the contract itself are among its deadlines. */
export function applicationDates(clock: ApplicationClock): readonly ApplicationDate[] {
  const { today, closingOn, application } = clock;
  const { appliedOn, intentOn, lock } = application;
  const inUse = estimatesInUse(clock);
  const first = inUse[0];
  const latest = inUse.at(-1);
  const dates = [
    ...(appliedOn === null
      ? []
      : [
          ruled('estimate-due', loanEstimateDueOn(appliedOn), `You applied on ${dayText(appliedOn)}.`, {
            done: first !== undefined,
            today,
          }),
          ruled('decision-due', decisionDueOn(appliedOn), `You applied on ${dayText(appliedOn)}.`, { today }),
        ]),
    ...(first === undefined
      ? []
      : [
          ruled(
            'earliest-closing',
            earliestClosingAfterEstimate(first.issuedOn),
            `Your first Loan Estimate is dated ${dayText(first.issuedOn)}.`,
            { today },
          ),
        ]),
    ...(latest === undefined
      ? []
      : [
          ruled(
            'proceed-by',
            intentDueOn(latest.issuedOn),
            `Your latest Loan Estimate is dated ${dayText(latest.issuedOn)}.`,
            { done: intentOn !== null, today },
          ),
        ]),
    ruled('revision-due', revisionDueOn(closingOn), `You close on ${dayText(closingOn)}.`, { today }),
    ...(lock === null ? [] : [lockEnd(lock.until, today)]),
  ];
  return dates.toSorted((one, other) => one.on.localeCompare(other.on));
}

interface Moment {
  readonly done?: boolean;
  readonly today: string;
}

function ruled(key: string, { on, row }: RuledDay, counted: string, { done = false, today }: Moment): ApplicationDate {
  return {
    key,
    title: row.title,
    on,
    state: done ? 'done' : on < today ? 'past' : 'ahead',
    rule: `${row.text} ${counted}`,
    rowId: row.id,
    sourceName: row.sourceName,
    sourceUrl: row.sourceUrl,
    sourceDate: row.checkedOn,
  };
}

function lockEnd(until: string, today: string): ApplicationDate {
  return {
    key: 'lock-end',
    title: 'Your rate lock ends',
    on: until,
    state: until < today ? 'past' : 'ahead',
    rule: '',
    rowId: '',
    sourceName: 'Your rate lock',
    sourceUrl: '',
    sourceDate: '',
  };
}
