import type { ReactNode } from 'react';
import {
  loanPrograms,
  plannedLoan,
  type AppraisalView,
  type LoanProgram,
  type PlannedLoan,
} from '@hearthway/contracts/journey';
import { Select, TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { FormDialog } from '../../../features/dialogs/index.js';
import {
  MoneyControl,
  optionsOf,
  Pair,
  readCents,
  readPercent,
  readWhole,
  required,
  typedCents,
  typedForm,
  typedPercent,
  typedWhole,
} from '../../../features/typed-form/index.js';

export interface LoanDialogProps {
  readonly loan: AppraisalView['loan'];
  readonly onClose: () => void;
  /** `null` goes back to the Loan Estimate. */
  readonly onSave: (loan: PlannedLoan | null) => Promise<unknown>;
}

interface Values extends Record<string, string> {
  readonly program: LoanProgram;
  readonly loanCents: string;
  readonly rateMillionths: string;
  readonly years: string;
  readonly fundingFeeUse: PlannedLoan['fundingFeeUse'];
}

const schema = typedForm<Values, PlannedLoan>(plannedLoan, (values, addError) => {
  const years = required(readWhole(values.years, 'years', addError), 'years', addError, 'Please enter the years');
  if (years < 1 || years > 40) addError('years', 'Please enter 1 to 40 years');
  return {
    program: values.program,
    loanCents: required(
      readCents(values.loanCents, 'loanCents', addError),
      'loanCents',
      addError,
      'Please enter the loan',
    ),
    rateMillionths: required(
      readPercent(values.rateMillionths, 'rateMillionths', addError, '6.25'),
      'rateMillionths',
      addError,
      'Please enter the rate, such as 6.25',
    ),
    months: years * 12,
    fundingFeeUse: values.fundingFeeUse,
  };
});

const feeUses = [
  { value: 'first', label: 'First use' },
  { value: 'later', label: 'Used before' },
  { value: 'exempt', label: 'No fee for me' },
];

/** The loan that the answers are counted with. */
export function LoanDialog({ loan, onClose, onSave }: LoanDialogProps): ReactNode {
  const form = useContractForm<Values, PlannedLoan>({
    schema,
    defaultValues: {
      program: loan?.program ?? 'conventional',
      loanCents: typedCents(loan?.loanCents),
      rateMillionths: typedPercent(loan?.rateMillionths),
      years: typedWhole(loan ? Math.round(loan.months / 12) : 30),
      fundingFeeUse: loan?.fundingFeeUse ?? 'first',
    },
    async send(entry) {
      await onSave(entry);
      onClose();
    },
  });
  const program = form.methods.watch('program');
  return (
    <FormDialog
      title="Your loan"
      form={form}
      onClose={onClose}
      onDelete={loan?.from === 'buyer' ? () => onSave(null) : undefined}
    >
      <Pair>
        <Select
          {...form.field('program')}
          label="Program"
          help="As in your Loan Estimate."
          options={optionsOf(loanPrograms)}
        />
        <MoneyControl of={form} name="loanCents" label="Loan" help="Without a financed fee." />
      </Pair>
      <Pair>
        <TextField {...form.field('rateMillionths')} label="Rate (%)" inputMode="decimal" maxLength={8} />
        <TextField {...form.field('years')} label="Years" inputMode="numeric" maxLength={2} />
      </Pair>
      {program === 'va' && <Select {...form.field('fundingFeeUse')} label="VA funding fee" options={feeUses} />}
    </FormDialog>
  );
}
