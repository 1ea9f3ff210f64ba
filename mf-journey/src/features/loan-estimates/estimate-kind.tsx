import {
  loanEstimateEntry,
  loanEstimateLines,
  type LoanEstimate,
  type LoanEstimateEntry,
  type LoanEstimateLine,
} from '@hearthway/contracts/journey';
import { TextField } from '@hearthway/web-kit';
import { formatCents } from '@hearthway/web-kit/money';
import { estimateCalls } from '../getting-pre-approved/index.js';
import { formatShortDay, startOf, type Day } from '../local-time/index.js';
import type { EntryKind } from '../entries/index.js';
import {
  type AddError,
  FieldGroup,
  MoneyControl,
  Pair,
  readCents,
  readPercent,
  readWhole,
  required,
  typedCents,
  typedDay,
  typedForm,
  typedPercent,
} from '../typed-form/index.js';
import { formatPercent, formatTerm } from './format.js';

type EstimateValues = Readonly<Record<keyof LoanEstimateEntry, string>>;

/** The lines in the form’s order, with the section of the Loan Estimate that they stand in. */
const sectionsOfLines: Readonly<Record<LoanEstimateLine, string>> = {
  originationCents: 'Section A, page 2, without points',
  pointsCents: 'Section A, in dollars; 0 if none',
  requiredServicesCents: 'Section B',
  shoppableServicesCents: 'Section C',
  taxesCents: 'Section E',
  prepaidsCents: 'Section F',
  escrowCents: 'Section G',
  otherCents: 'Section H',
  lenderCreditsCents: 'Section J; 0 if none',
  mortgageInsuranceCents: 'Projected payments, page 1; 0 if none',
};
const lines = Object.keys(sectionsOfLines) as LoanEstimateLine[];

export const newEstimate = (today: Day): EstimateValues => ({
  ...(Object.fromEntries(lines.map((line) => [line, ''])) as Record<LoanEstimateLine, string>),
  lender: '',
  issuedOn: today,
  loanCents: '',
  months: '30',
  lockedUntil: '',
  rateMillionths: '',
  aprMillionths: '',
  cashToCloseCents: '',
  changedCircumstance: '',
});

export const estimateKind: EntryKind<LoanEstimateEntry, LoanEstimate, EstimateValues> = {
  calls: estimateCalls,
  noun: 'Loan Estimate',
  addTitle: 'Add a Loan Estimate',
  editTitle: 'Edit Loan Estimate',
  schema: typedForm(loanEstimateEntry, (values: EstimateValues, addError) => ({
    lender: values.lender,
    issuedOn: values.issuedOn,
    loanCents: required(
      readCents(values.loanCents, 'loanCents', addError),
      'loanCents',
      addError,
      'Enter the loan amount from page 1',
    ),
    months: readYears(values.months, addError),
    lockedUntil: values.lockedUntil || null,
    rateMillionths: required(
      readPercent(values.rateMillionths, 'rateMillionths', addError, '6.25'),
      'rateMillionths',
      addError,
      'Enter the interest rate from page 1',
    ),
    aprMillionths: readPercent(values.aprMillionths, 'aprMillionths', addError, '6.4'),
    ...(Object.fromEntries(lines.map((line) => [line, readCents(values[line], line, addError)])) as Record<
      LoanEstimateLine,
      number | null
    >),
    cashToCloseCents: readCents(values.cashToCloseCents, 'cashToCloseCents', addError),
    ...(values.changedCircumstance.trim() !== '' && { changedCircumstance: values.changedCircumstance }),
  })),
  show: (entry) => ({
    ...(Object.fromEntries(lines.map((line) => [line, typedCents(entry[line])])) as Record<LoanEstimateLine, string>),
    lender: entry.lender,
    issuedOn: entry.issuedOn,
    loanCents: typedCents(entry.loanCents),
    months: String(entry.months / 12),
    lockedUntil: typedDay(entry.lockedUntil),
    rateMillionths: typedPercent(entry.rateMillionths),
    aprMillionths: typedPercent(entry.aprMillionths),
    cashToCloseCents: typedCents(entry.cashToCloseCents),
    changedCircumstance: entry.changedCircumstance ?? '',
  }),
  describe: (entry) => [
    ['Lender', entry.lender],
    ['Issued', formatShortDay(startOf(entry.issuedOn))],
    ['Loan amount', formatCents(entry.loanCents)],
    ['Term', formatTerm(entry.months)],
    ['Rate', formatPercent(entry.rateMillionths)],
    ['APR', formatPercent(entry.aprMillionths)],
    ['Locked until', entry.lockedUntil ? formatShortDay(startOf(entry.lockedUntil)) : 'Not locked'],
    ...lines.map((line) => [loanEstimateLines[line].label, centsText(entry[line])] as const),
    ['Cash to close', centsText(entry.cashToCloseCents)],
    ['Revised because', entry.changedCircumstance ?? ''],
  ],
  fields: (form) => (
    <>
      <Pair>
        <TextField {...form.field('lender')} label="Lender" maxLength={80} autoComplete="off" />
        <TextField {...form.field('issuedOn')} label="Date issued" type="date" min="2000-01-01" max="2099-12-31" />
        <MoneyControl of={form} name="loanCents" label="Loan amount" />
        <TextField {...form.field('months')} label="Term, years" inputMode="decimal" autoComplete="off" />
        <TextField {...form.field('rateMillionths')} label="Interest rate, %" inputMode="decimal" autoComplete="off" />
        <TextField {...form.field('aprMillionths')} label="APR, %" optional inputMode="decimal" autoComplete="off" />
        <TextField
          {...form.field('lockedUntil')}
          label="Rate locked until"
          optional
          help="Leave it empty if page 1 says no lock."
          type="date"
          min="2000-01-01"
          max="2099-12-31"
        />
        <MoneyControl of={form} name="cashToCloseCents" label="Cash to close" optional help="Page 1" />
        <TextField
          {...form.field('changedCircumstance')}
          label="Revised because"
          optional
          help="Only for a revised one: what the lender says has changed."
          maxLength={200}
          autoComplete="off"
        />
      </Pair>
      <FieldGroup title="Costs, line by line">
        <Pair>
          {lines.map((line) => (
            <MoneyControl
              key={line}
              of={form}
              name={line}
              label={loanEstimateLines[line].label}
              optional
              help={sectionsOfLines[line]}
            />
          ))}
        </Pair>
      </FieldGroup>
    </>
  ),
};

export function centsText(cents: number | null): string {
  return cents === null ? 'Not given' : formatCents(cents);
}

/** Months of a typed number of years, which may have a half. */
function readYears(typed: string, addError: AddError): number {
  const years = /^\d{1,2}(?:\.\d{1,4})?$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  const months = Math.round(years * 12);
  if (Number.isNaN(years)) {
    readWhole(typed || 'x', 'months', (control) => addError(control, 'Enter a number of years, such as 30'));
    return 0;
  }
  return months;
}
