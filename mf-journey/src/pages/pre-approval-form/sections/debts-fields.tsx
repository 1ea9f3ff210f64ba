import type { ReactNode } from 'react';
import { debtTypes, profileLimits } from '@hearthway/contracts/journey';
import { MoneyField } from '@hearthway/web-kit';
import { useWatch } from 'react-hook-form';
import { CheckboxControl, MoneyControl, SelectControl, TextControl } from './controls.js';
import { debtControl, isWithoutPayment, newDebt, type DebtsValues } from './debts-form.js';
import { optionsOf, type FieldsProps } from './fields.js';
import { Rows } from './rows.js';
import css from './sections.module.css';

export function DebtsFields({ form }: FieldsProps<DebtsValues>): ReactNode {
  const noDebts = useWatch({ control: form.methods.control, name: 'noDebts' });
  return (
    <>
      {!noDebts && (
        <Rows
          form={form}
          name="debts"
          rowName="Debt"
          newRow={newDebt}
          maximum={profileLimits.debts}
          firstControl={(debt) => debtControl(debt, 'type')}
        >
          {(debt) => <DebtFields form={form} debt={debt} />}
        </Rows>
      )}
      <CheckboxControl form={form} name="noDebts" label="No debts" className={css['check']} />
    </>
  );
}

interface DebtFieldsProps extends FieldsProps<DebtsValues> {
  readonly debt: number;
}

function DebtFields({ form, debt }: DebtFieldsProps): ReactNode {
  const [type, monthly, deferred, zeroPlan] = useWatch({
    control: form.methods.control,
    name: [
      debtControl(debt, 'type'),
      debtControl(debt, 'monthly'),
      debtControl(debt, 'deferred'),
      debtControl(debt, 'zeroPlan'),
    ],
  });
  const isUnpaid = isWithoutPayment({ type, monthly, deferred, zeroPlan });
  const isStudentLoan = type === 'student_loan';
  return (
    <div className={css['debt']}>
      <SelectControl form={form} name={debtControl(debt, 'type')} label="Type" options={optionsOf(debtTypes)} />
      {isStudentLoan && (deferred || zeroPlan) ? (
        <MoneyField label="Monthly payment" disabled value="0" onValueChange={() => undefined} />
      ) : (
        <MoneyControl form={form} name={debtControl(debt, 'monthly')} label="Monthly payment" />
      )}
      <MoneyControl form={form} name={debtControl(debt, 'balance')} label="Balance" optional={!isUnpaid} />
      <TextControl
        form={form}
        name={debtControl(debt, 'monthsLeft')}
        label="Payments left"
        optional
        inputMode="numeric"
        autoComplete="off"
      />
      {isStudentLoan && !zeroPlan && (
        <CheckboxControl
          form={form}
          name={debtControl(debt, 'deferred')}
          label="Deferred: no payment due now"
          className={css['row-note']}
        />
      )}
      {isStudentLoan && !deferred && (
        <CheckboxControl
          form={form}
          name={debtControl(debt, 'zeroPlan')}
          label="A documented plan, such as income-driven repayment, sets my payment at $0"
          className={css['row-note']}
        />
      )}
    </div>
  );
}
