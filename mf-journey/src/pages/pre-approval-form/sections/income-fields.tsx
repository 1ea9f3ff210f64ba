import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { BorrowerFields } from './borrower-fields.js';
import { CheckboxControl } from './controls.js';
import type { FieldsProps } from './fields.js';
import type { IncomeSectionValues } from './income-form.js';
import css from './sections.module.css';

export function IncomeFields({ form }: FieldsProps<IncomeSectionValues>): ReactNode {
  const withCoBorrower = useWatch({ control: form.methods.control, name: 'withCoBorrower' });
  return (
    <>
      <BorrowerFields form={form} name="Your income" place={0} />
      <CheckboxControl
        form={form}
        name="withCoBorrower"
        label="I’m buying with someone else"
        className={css['check']}
      />
      {withCoBorrower && <BorrowerFields form={form} name="Your co-borrower’s income" place={1} />}
      <p className={css['note']}>
        You don’t have to list alimony, child support, or separate maintenance. Add it only if you want it counted.
      </p>
    </>
  );
}
