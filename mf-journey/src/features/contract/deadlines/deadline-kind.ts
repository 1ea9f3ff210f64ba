import { deadlineEntry, type Deadline, type DeadlineEntry } from '@hearthway/contracts/journey';
import { formatDay } from '@hearthway/web-kit/dates';
import * as z from 'zod/mini';
import type { DialogKind } from '../../entry-dialog/index.js';
import { formatTimeOfDay } from '../../local-time/index.js';
import { textOrNull } from '../../typed-form/index.js';

const typed = z.object({
  /** What the signed page says: `same` as ours, `other`, or `later` if the buyer still has to look. */
  page: z.string().check(z.regex(/^(?:same|other|later)$/, 'Please choose one')),
  ownDate: z.string(),
  ownTime: textOrNull,
  done: z.boolean(),
});
export type DeadlineValues = z.input<typeof typed>;

/** A date from the signed page needs no second confirmation. */
const form = z.pipe(
  z.pipe(
    typed,
    z.transform(({ page, ownDate, ownTime, done }) => ({
      ownDate: page === 'other' ? ownDate : null,
      ownTime: page === 'other' ? ownTime : null,
      confirmed: page !== 'later',
      done,
    })),
  ),
  deadlineEntry,
);

export const deadlineKind: DialogKind<DeadlineEntry, DeadlineValues> = {
  noun: 'deadline',
  form,
  factsOf: ({ ownDate, ownTime, confirmed, done }) => [
    ['Date on your page', ownDate === null ? '' : formatDay(ownDate)],
    ['Time on your page', ownTime === null ? '' : formatTimeOfDay(ownTime)],
    ['Compared', confirmed ? 'Yes' : 'Not yet'],
    ['Done', done ? 'Yes' : 'Not yet'],
  ],
};

export function valuesOf(deadline: Deadline): DeadlineValues {
  const { own, localTime, confirmedAt, doneAt } = deadline;
  return {
    page: own ? 'other' : confirmedAt === null ? '' : 'same',
    ownDate: own?.localDate ?? '',
    ownTime: own?.localTime ?? localTime,
    done: doneAt !== null,
  };
}

/** What the buyer said about a deadline. */
export const entryOf = ({ own, confirmedAt, doneAt }: Deadline): DeadlineEntry => ({
  ownDate: own?.localDate ?? null,
  ownTime: own?.localTime ?? null,
  confirmed: confirmedAt !== null,
  done: doneAt !== null,
});
