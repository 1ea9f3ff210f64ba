import {
  changePreApprovalLetter,
  createPreApprovalLetter,
  deletePreApprovalLetter,
  letterWarningDays,
  listPreApprovalLetters,
  notIssuedYet,
  preApprovalLetterEntry,
  type PreApprovalLetter,
  type PreApprovalLetterEntry,
} from '@hearthway/contracts/journey';
import { callOperation, operationMutation, useIdempotencyKeys } from '@hearthway/web-kit/http';
import { formatCents } from '@hearthway/web-kit/money';
import { useCaller } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { dayOf, daysAfter, formatShortDay, startOf, type Day } from '../../../features/local-time/index.js';
import type { EntryCalls, EntryKind } from '../../../features/entry-dialog/index.js';
import { amount, count, typedAmount, typedForm } from '../../../features/typed-form/index.js';

const reading = z.object({
  lender: z.string(),
  amountCents: amount.optional,
  borrowers: count,
  issuedOn: z.string(),
  expiresOn: z.string(),
});
export type LetterValues = z.input<typeof reading>;

/** “Today” is by the buyer’s own calendar. */
const issuedEntry = preApprovalLetterEntry.check(
  z.refine(({ issuedOn }) => issuedOn <= dayOf(new Date()), { path: ['issuedOn'], error: notIssuedYet }),
);

export const letterKind: EntryKind<PreApprovalLetterEntry, LetterValues> = {
  noun: 'letter',
  addTitle: 'Log a letter',
  form: typedForm(reading, issuedEntry),
  valuesOf: ({ lender, amountCents, borrowers, issuedOn, expiresOn }) => ({
    lender,
    amountCents: typedAmount(amountCents),
    borrowers: String(borrowers),
    issuedOn,
    expiresOn,
  }),
  factsOf: ({ lender, amountCents, borrowers, issuedOn, expiresOn }) => [
    ['Lender', lender],
    ['Amount', formatCents(amountCents)],
    ['For', borrowersText(borrowers)],
    ['Issued', formatShortDay(startOf(issuedOn))],
    ['Good through', formatShortDay(startOf(expiresOn))],
  ],
  lossOf: ({ lender, amountCents }) =>
    `The letter from ${lender} over ${formatCents(amountCents)}, with its reminders in your calendar.`,
};

/** @param borrowers of the financial profile; `null` if it doesn’t say */
export const newLetter = (today: Day, borrowers: number | null): LetterValues => ({
  lender: '',
  amountCents: '',
  borrowers: String(borrowers ?? 1),
  issuedOn: today,
  // To be copied from the letter, not guessed.
  expiresOn: '',
});

export const borrowersText = (borrowers: number): string => (borrowers === 1 ? 'Just you' : 'You and a co-borrower');

export function useLetterCalls(): EntryCalls<PreApprovalLetterEntry, PreApprovalLetter> {
  const caller = useCaller();
  const effect = { changes: listPreApprovalLetters };
  const creation = useMutation(operationMutation(caller, createPreApprovalLetter, effect));
  const change = useMutation(operationMutation(caller, changePreApprovalLetter, effect));
  const deletion = useMutation(operationMutation(caller, deletePreApprovalLetter, effect));
  const keyFor = useIdempotencyKeys();
  return {
    list: () => callOperation(caller.request, listPreApprovalLetters),
    create: (body) => creation.mutateAsync({ body, headers: { 'idempotency-key': keyFor(body) } }),
    change: ({ id, version }, body) =>
      change.mutateAsync({ params: { letterId: id }, headers: { 'if-match': version }, body }),
    remove: ({ id, version }) => deletion.mutateAsync({ params: { letterId: id }, headers: { 'if-match': version } }),
  };
}

/** The reminders in the calendar that are still to come; empty if there are none. */
export function remindersText({ expiresOn }: Pick<PreApprovalLetter, 'expiresOn'>, today: Day): string {
  const days = letterWarningDays.map((count) => daysAfter(expiresOn, -count)).filter((day) => day > today);
  return days.length === 0 ? '' : `In your calendar: ${days.map((day) => formatShortDay(startOf(day))).join(' and ')}.`;
}
