import type { ReactNode } from 'react';
import { debtTypes, profileLimits } from '@hearthway/contracts/journey';
import { Checkbox, MoneyField, Select, TextField } from '@hearthway/web-kit';
import { debtControl, newDebt, type DebtsValues, type DebtValues } from './debts-form.js';
import { optionsOf, type FieldsProps } from './fields.js';
import { Rows } from './rows.js';
import css from './sections.module.css';

export function DebtsFields({ values, onChange, control }: FieldsProps<DebtsValues>): ReactNode {
  const controlOf = (debt: number, field: keyof DebtValues) => control(debtControl(debt, field));
  return (
    <>
      {!values.noDebts && (
        <Rows
          rows={values.debts}
          rowName="Debt"
          newRow={newDebt}
          maximum={profileLimits.debts}
          firstControlId={(debt) => controlOf(debt, 'type').id}
          onChange={(debts) => {
            onChange({ ...values, debts });
          }}
        >
          {(debt, place, change) => (
            <DebtFields values={debt} onChange={change} control={(field) => controlOf(place, field)} />
          )}
        </Rows>
      )}
      <Checkbox
        label="No debts"
        className={css['check']}
        checked={values.noDebts}
        onChange={({ target }) => {
          onChange({ ...values, noDebts: target.checked });
        }}
      />
    </>
  );
}

interface DebtFieldsProps {
  readonly values: DebtValues;
  readonly onChange: (part: Partial<DebtValues>) => void;
  readonly control: (field: keyof DebtValues) => { readonly id: string; readonly error: string | undefined };
}

function DebtFields({ values, onChange, control }: DebtFieldsProps): ReactNode {
  const isStudentLoan = values.type === 'student_loan';
  const isDeferred = isStudentLoan && values.deferred;
  return (
    <div className={css['debt']}>
      <Select
        {...control('type')}
        label="Type"
        options={optionsOf(debtTypes)}
        value={values.type}
        onChange={({ target }) => {
          onChange({ type: target.value });
        }}
      />
      <MoneyField
        {...control('monthly')}
        label="Monthly payment"
        disabled={isDeferred}
        value={isDeferred ? '0' : values.monthly}
        onValueChange={(monthly) => {
          onChange({ monthly });
        }}
      />
      <MoneyField
        {...control('balance')}
        label="Balance"
        optional={!isDeferred}
        value={values.balance}
        onValueChange={(balance) => {
          onChange({ balance });
        }}
      />
      <TextField
        {...control('monthsLeft')}
        label="Payments left"
        optional
        inputMode="numeric"
        autoComplete="off"
        value={values.monthsLeft}
        onChange={({ target }) => {
          onChange({ monthsLeft: target.value });
        }}
      />
      {isStudentLoan && (
        <Checkbox
          label="Deferred: no payment due now"
          className={css['row-note']}
          checked={values.deferred}
          onChange={({ target }) => {
            onChange({ deferred: target.checked });
          }}
        />
      )}
    </div>
  );
}
