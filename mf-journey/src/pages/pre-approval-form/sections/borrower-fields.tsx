import type { ReactNode } from 'react';
import { incomeTypes, payFrequencies, profileLimits } from '@hearthway/contracts/journey';
import { useWatch } from 'react-hook-form';
import { CheckboxControl, MoneyControl, SelectControl } from './controls.js';
import { optionsOf, type FieldsProps } from './fields.js';
import { incomeControl, newIncome, type IncomeSectionValues } from './income-form.js';
import { Rows } from './rows.js';
import css from './sections.module.css';

export interface BorrowerFieldsProps extends FieldsProps<IncomeSectionValues> {
  readonly name: string;
  readonly place: 0 | 1;
}

export function BorrowerFields({ form, name, place }: BorrowerFieldsProps): ReactNode {
  const noIncome = useWatch({ control: form.methods.control, name: `borrowers.${place}.noIncome` });
  return (
    <fieldset className={css['group']}>
      <legend className={css['group-name']}>{name}</legend>
      {!noIncome && (
        <Rows
          form={form}
          name={`borrowers.${place}.incomes`}
          rowName="Income"
          newRow={newIncome}
          maximum={profileLimits.incomesPerBorrower}
          firstControl={(income) => incomeControl(place, income, 'type')}
        >
          {(income) => <IncomeFields form={form} place={place} income={income} />}
        </Rows>
      )}
      <CheckboxControl
        form={form}
        name={`borrowers.${place}.noIncome`}
        label="No income yet"
        className={css['check']}
      />
    </fieldset>
  );
}

interface IncomeFieldsProps extends Omit<BorrowerFieldsProps, 'name'> {
  readonly income: number;
}

function IncomeFields({ form, place, income }: IncomeFieldsProps): ReactNode {
  const type = useWatch({ control: form.methods.control, name: incomeControl(place, income, 'type') });
  return (
    <div className={css['income']}>
      <SelectControl
        form={form}
        name={incomeControl(place, income, 'type')}
        reserveError={false}
        label="Type"
        options={optionsOf(incomeTypes)}
      />
      <MoneyControl form={form} name={incomeControl(place, income, 'amount')} label="Amount before taxes" />
      <SelectControl
        form={form}
        name={incomeControl(place, income, 'frequency')}
        label="How often"
        options={optionsOf(payFrequencies)}
      />
      {type === 'self_employed' && (
        <p className={css['row-note']}>Use the average of your last two years after expenses, as lenders do.</p>
      )}
    </div>
  );
}
