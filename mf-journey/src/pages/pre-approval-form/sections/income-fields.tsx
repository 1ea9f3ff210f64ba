import type { ReactNode } from 'react';
import { Checkbox } from '@hearthway/web-kit';
import { BorrowerFields } from './borrower-fields.js';
import type { FieldsProps } from './fields.js';
import type { BorrowerValues, IncomeSectionValues } from './income-form.js';
import css from './sections.module.css';

export function IncomeFields({ values, onChange, control }: FieldsProps<IncomeSectionValues>): ReactNode {
  const [you, coBorrower] = values.borrowers;
  const change = (borrowers: readonly [BorrowerValues, BorrowerValues]): void => {
    onChange({ ...values, borrowers });
  };
  return (
    <>
      <BorrowerFields
        name="Your income"
        place={0}
        values={you}
        control={control}
        onChange={(changed) => {
          change([changed, coBorrower]);
        }}
      />
      <Checkbox
        label="I’m buying with someone else"
        className={css['check']}
        checked={values.withCoBorrower}
        onChange={({ target }) => {
          onChange({ ...values, withCoBorrower: target.checked });
        }}
      />
      {values.withCoBorrower && (
        <BorrowerFields
          name="Your co-borrower’s income"
          place={1}
          values={coBorrower}
          control={control}
          onChange={(changed) => {
            change([you, changed]);
          }}
        />
      )}
      <p className={css['note']}>
        You don’t have to list alimony, child support, or separate maintenance. Add it only if you want it counted.
      </p>
    </>
  );
}
