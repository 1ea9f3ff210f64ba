import type { ReactNode } from 'react';
import { vaFundingFees } from '@hearthway/contracts/affordability';
import {
  loanPrograms,
  plannedLoan,
  type AppraisalEntry,
  type AppraisalView,
  type PlannedLoan,
} from '@hearthway/contracts/journey';
import { Select, TextField } from '@hearthway/web-kit';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { EntryFormDialog, useEntryForm, withFields } from '../../../features/contract-entry/index.js';
import {
  amount,
  MoneyControl,
  Pair,
  percent,
  typedAmount,
  typedCount,
  typedForm,
  typedPercent,
  years,
} from '../../../features/typed-form/index.js';
import { entryOf, useAppraisalChange } from './use-appraisal.js';

interface LoanDialogProps {
  readonly view: AppraisalView;
  readonly onClose: () => void;
}

const reading = z.object({
  program: z.string(),
  loanCents: amount.optional,
  rateMillionths: percent,
  months: years,
  fundingFeeUse: z.string(),
});
const loanForm = typedForm<z.input<typeof reading>, PlannedLoan>(reading, plannedLoan);

const valuesOf = (loan: PlannedLoan | null): z.input<typeof reading> => ({
  program: loan?.program ?? '',
  loanCents: typedAmount(loan?.loanCents ?? null),
  rateMillionths: typedPercent(loan?.rateMillionths ?? null),
  months: typedCount(loan === null ? null : loan.months / 12),
  fundingFeeUse: loan?.fundingFeeUse ?? 'first',
});

/** The buyer’s own figures of the loan, for what the answers cost. */
export function LoanDialog({ view, onClose }: LoanDialogProps): ReactNode {
  const change = useAppraisalChange('in-place');
  const form = useEntryForm<z.input<typeof reading>, PlannedLoan, AppraisalEntry>({
    schema: loanForm,
    stored: entryOf(view),
    valuesOf: ({ loan }) => valuesOf(loan),
    // Of the chosen Loan Estimate, until the buyer enters their own.
    initial: view.loan ? valuesOf(view.loan) : { ...valuesOf(null), program: 'conventional', months: '30' },
    async send(typed, seen) {
      await change.mutateAsync((entry) => withFields(entry, seen, { loan: typed }));
      onClose();
    },
  });
  const program = useWatch({ control: form.methods.control, name: 'program' });
  return (
    <EntryFormDialog title="Your loan" form={form} noun="loan" onClose={onClose}>
      <Pair>
        <Select {...form.field('program')} label="Program" options={optionsOf(loanPrograms)} />
        <MoneyControl form={form} name="loanCents" label="Loan" help="Without a fee that it finances." />
      </Pair>
      <Pair>
        <TextField {...form.field('rateMillionths')} label="Rate (%)" inputMode="decimal" autoComplete="off" />
        <TextField {...form.field('months')} label="Years" inputMode="decimal" autoComplete="off" />
      </Pair>
      {program === 'va' && (
        <Select {...form.field('fundingFeeUse')} label="VA funding fee" options={optionsOf(vaFundingFees)} />
      )}
    </EntryFormDialog>
  );
}

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
