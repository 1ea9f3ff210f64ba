import type { ReactNode } from 'react';
import {
  closingDaysFrom,
  closingLineIds,
  closingLines,
  loanTypes,
  type ClosingDisclosure,
  type ClosingEntry,
  type ClosingLine,
} from '@hearthway/contracts/journey';
import { Select, TextField } from '@hearthway/web-kit';
import type { ContractForm } from '@hearthway/web-kit/form';
import { EntryFormDialog, useEntryForm, withFields } from '../../../features/contract-entry/index.js';
import { useTodayAt } from '../../../features/local-time/index.js';
import { parts } from '../../../features/page-parts/index.js';
import { MoneyControl, Pair } from '../../../features/typed-form/index.js';
import { entryOf, useClosingChange, type ClosingProps } from '../use-closing.js';
import { disclosureForm, disclosureValues, type DisclosureValues } from './disclosure-form.js';

interface DisclosureDialogProps extends ClosingProps {
  readonly onClose: () => void;
}

/** What the lender’s five-page form says. */
export function DisclosureDialog({ view, onClose }: DisclosureDialogProps): ReactNode {
  const { mutateAsync } = useClosingChange('in-place');
  const today = useTodayAt(view.contract.terms.timeZone);
  const form = useEntryForm<DisclosureValues, ClosingDisclosure, ClosingEntry>({
    schema: disclosureForm,
    stored: entryOf(view),
    valuesOf: ({ disclosure }) => disclosureValues(disclosure, today),
    fieldOf: { 'day.in-future': 'receivedOn' },
    async send(disclosure, seen) {
      await mutateAsync((entry) => withFields(entry, seen, { disclosure }));
      onClose();
    },
  });
  return (
    <EntryFormDialog
      size="large"
      title="Your Closing Disclosure"
      description="Type the figures as the form has them, and leave out what it doesn’t have."
      form={form}
      noun="Closing Disclosure"
      onClose={onClose}
    >
      <Loan form={form} today={today} />
      <h3 className={parts['subtitle']}>Costs, on page 2</h3>
      <Pair>
        {closingLineIds.map((line) => (
          <MoneyControl
            key={line}
            form={form}
            name={line}
            label={closingLines[line].name}
            optional
            help={helps.get(line) ?? `Section ${closingLines[line].section}`}
          />
        ))}
        <MoneyControl
          form={form}
          name="curedCents"
          label="Credit for fees above the limit"
          optional
          help="Section J says how much of the lender credits is for that."
        />
      </Pair>
      <h3 className={parts['subtitle']}>On your Loan Estimate</h3>
      <Pair>
        <MoneyControl
          form={form}
          name="estimatedTransferTaxesCents"
          label="Transfer taxes in section E"
          optional
          help="The rest of section E is recording fees. Texas has no transfer tax."
        />
        <MoneyControl
          form={form}
          name="estimatedOwnServicesCents"
          label="Services you then found yourself"
          optional
          help="What section C estimated for them."
        />
      </Pair>
    </EntryFormDialog>
  );
}

interface LoanProps {
  readonly form: ContractForm<DisclosureValues, ClosingDisclosure>;
  readonly today: string;
}

function Loan({ form, today }: LoanProps): ReactNode {
  return (
    <Pair>
      <TextField
        {...form.field('receivedOn')}
        label="Day you received it"
        help="When you had it in your hands, or opened it."
        type="date"
        min={closingDaysFrom}
        max={today}
      />
      <Select {...form.field('program')} label="Kind of loan" help="Page 1" options={programs} />
      <MoneyControl form={form} name="loanCents" label="Loan amount" help="Page 1" />
      <TextField {...form.field('months')} label="Term, years" help="Page 1" inputMode="decimal" autoComplete="off" />
      <TextField
        {...form.field('rateMillionths')}
        label="Interest rate, %"
        help="Page 1"
        inputMode="decimal"
        autoComplete="off"
      />
      <TextField {...form.field('aprMillionths')} label="APR, %" help="Page 5" inputMode="decimal" autoComplete="off" />
      <MoneyControl
        form={form}
        name="mortgageInsuranceCents"
        label="Monthly mortgage insurance"
        optional
        help="Projected payments, page 1"
      />
      <Select {...form.field('irregular')} label="Payments" help="Projected payments, page 1" options={payments} />
    </Pair>
  );
}

const programs = Object.entries(loanTypes).map(([value, label]) => ({ value, label }));
const payments = [
  { value: 'no', label: 'The same every month' },
  { value: 'yes', label: 'Irregular, such as a construction loan' },
];

const helps: ReadonlyMap<ClosingLine, string> = new Map([
  ['originationCents', 'Section A without points: the lender’s and broker’s own fees.'],
  ['requiredServicesCents', 'Section B, and companies that belong to the lender, wherever they stand.'],
  ['listedServicesCents', 'Sections B and C: those you could shop for, from companies on the lender’s list.'],
  ['ownServicesCents', 'Section C, “services borrower did shop for”, if you found the company.'],
  ['lenderCreditsCents', 'Section J, as an amount.'],
]);
