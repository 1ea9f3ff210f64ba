import {
  preApprovalLetterEntry,
  type PreApprovalLetter,
  type PreApprovalLetterEntry,
} from '@hearthway/contracts/journey';
import { Select, TextField } from '@hearthway/web-kit';
import { formatCents } from '@hearthway/web-kit/money';
import { daysAfter, formatShortDay, startOf, type Day } from '../../../features/local-time/index.js';
import { letterCalls } from '../../../features/getting-pre-approved/index.js';
import type { EntryKind } from '../../../features/entries/index.js';
import { MoneyControl, Pair, readCents, required, typedCents, typedForm } from '../../../features/typed-form/index.js';

export interface LetterValues extends Record<string, string> {
  readonly lender: string;
  readonly amountCents: string;
  readonly borrowers: string;
  readonly issuedOn: string;
  readonly expiresOn: string;
}

/** Letters are good for 60 to 90 days as a rule; the buyer reads the date off the letter. */
export const newLetter = (today: Day, lender = ''): LetterValues => ({
  lender,
  amountCents: '',
  borrowers: '1',
  issuedOn: today,
  expiresOn: daysAfter(today, 90),
});

export const letterKind: EntryKind<PreApprovalLetterEntry, PreApprovalLetter, LetterValues> = {
  calls: letterCalls,
  noun: 'letter',
  addTitle: 'Add a letter',
  editTitle: 'Edit letter',
  schema: typedForm(preApprovalLetterEntry, ({ lender, amountCents, borrowers, issuedOn, expiresOn }, addError) => ({
    lender,
    amountCents: required(
      readCents(amountCents, 'amountCents', addError),
      'amountCents',
      addError,
      'Enter the amount on the letter',
    ),
    borrowers: Number(borrowers),
    issuedOn,
    expiresOn,
  })),
  show: ({ lender, amountCents, borrowers, issuedOn, expiresOn }) => ({
    lender,
    amountCents: typedCents(amountCents),
    borrowers: String(borrowers),
    issuedOn,
    expiresOn,
  }),
  describe: ({ lender, amountCents, borrowers, issuedOn, expiresOn }) => [
    ['Lender', lender],
    ['Amount', formatCents(amountCents)],
    ['Borrowers', borrowersText(borrowers)],
    ['Issued', formatShortDay(startOf(issuedOn))],
    ['Good through', formatShortDay(startOf(expiresOn))],
  ],
  fields: (form) => (
    <>
      <TextField {...form.field('lender')} label="Lender" maxLength={80} autoComplete="off" />
      <Pair>
        <MoneyControl of={form} name="amountCents" label="Amount on the letter" />
        <Select
          {...form.field('borrowers')}
          label="Who it’s for"
          options={[1, 2].map((count) => ({ value: String(count), label: borrowersText(count) }))}
        />
      </Pair>
      <Pair>
        <TextField {...form.field('issuedOn')} label="Issue date" type="date" min="2000-01-01" max="2099-12-31" />
        <TextField {...form.field('expiresOn')} label="Expiration date" type="date" min="2000-01-01" max="2099-12-31" />
      </Pair>
    </>
  ),
};

export function borrowersText(count: number): string {
  return count === 1 ? 'Just me' : 'Me and a co-borrower';
}
