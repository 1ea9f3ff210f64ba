import type { ReactNode } from 'react';
import { incomeTypes, payFrequencies, profileLimits } from '@hearthway/contracts/journey';
import { Checkbox, MoneyField, Select } from '@hearthway/web-kit';
import { optionsOf, type FieldsProps } from './fields.js';
import { incomeControl, newIncome, type BorrowerValues } from './income-form.js';
import { Rows } from './rows.js';
import css from './sections.module.css';

export interface BorrowerFieldsProps extends FieldsProps<BorrowerValues> {
  readonly name: string;
  readonly place: number;
}

export function BorrowerFields({ name, place, values, onChange, control }: BorrowerFieldsProps): ReactNode {
  const controlOf = (income: number, field: 'type' | 'amount' | 'frequency') =>
    control(incomeControl(place, income, field));
  return (
    <fieldset className={css['group']}>
      <legend className={css['group-name']}>{name}</legend>
      {!values.noIncome && (
        <Rows
          rows={values.incomes}
          rowName="Income"
          newRow={newIncome}
          maximum={profileLimits.incomesPerBorrower}
          firstControlId={(income) => controlOf(income, 'type').id}
          onChange={(incomes) => {
            onChange({ ...values, incomes });
          }}
        >
          {(income, index, change) => (
            <div className={css['income']}>
              <Select
                {...controlOf(index, 'type')}
                reserveError={false}
                label="Type"
                options={optionsOf(incomeTypes)}
                value={income.type}
                onChange={({ target }) => {
                  change({ type: target.value });
                }}
              />
              <MoneyField
                {...controlOf(index, 'amount')}
                label="Amount before taxes"
                value={income.amount}
                onValueChange={(amount) => {
                  change({ amount });
                }}
              />
              <Select
                {...controlOf(index, 'frequency')}
                label="How often"
                options={optionsOf(payFrequencies)}
                value={income.frequency}
                onChange={({ target }) => {
                  change({ frequency: target.value });
                }}
              />
              {income.type === 'self_employed' && (
                <p className={css['row-note']}>Use the average of your last two years after expenses, as lenders do.</p>
              )}
            </div>
          )}
        </Rows>
      )}
      <Checkbox
        label="No income yet"
        className={css['check']}
        checked={values.noIncome}
        onChange={({ target }) => {
          onChange({ ...values, noIncome: target.checked });
        }}
      />
    </fieldset>
  );
}
