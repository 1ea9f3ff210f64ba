import { useState, type ReactNode } from 'react';
import { vaFundingFees } from '@hearthway/contracts/affordability';
import {
  loanPrograms,
  plannedLoan,
  type AppraisalView,
  type LoanProgram,
  type PlannedLoan,
} from '@hearthway/contracts/journey';
import { FormDialog, Select, TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { withFields } from '../../../features/contract-entry/index.js';
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
import { entryOf, type AppraisalChange } from './use-appraisal-change.js';

interface LoanDialogProps {
  readonly view: AppraisalView;
  readonly change: AppraisalChange;
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

/** The buyer’s own figures of the loan, for what the answers cost. */
export function LoanDialog({ view, change, onClose }: LoanDialogProps): ReactNode {
  const { loan } = view;
  const [seen] = useState(() => entryOf(view));
  const form = useContractForm<z.input<typeof reading>, PlannedLoan>({
    schema: loanForm,
    defaultValues: {
      program: loan?.program ?? ('conventional' satisfies LoanProgram),
      loanCents: typedAmount(loan?.loanCents ?? null),
      rateMillionths: typedPercent(loan?.rateMillionths ?? null),
      months: typedCount(loan ? loan.months / 12 : 30),
      fundingFeeUse: loan?.fundingFeeUse ?? 'first',
    },
    async send(typed) {
      await change.mutateAsync((entry) => withFields(entry, seen, { loan: typed }));
      onClose();
    },
  });
  const program = useWatch({ control: form.methods.control, name: 'program' });
  return (
    <FormDialog
      title="Your loan"
      form={form}
      submitText="Save"
      pendingText="Saving…"
      refusalTitle="We couldn’t save this loan"
      onClose={onClose}
    >
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
    </FormDialog>
  );
}

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
