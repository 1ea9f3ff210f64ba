import type { ReactNode } from 'react';
import { TextField } from '@hearthway/web-kit';
import type { ContractForm } from '@hearthway/web-kit/form';
import type { Day } from '../local-time/index.js';
import { MoneyControl, Pair } from '../typed-form/index.js';
import type { SaleValues } from './sale-values.js';

interface SaleFieldsProps<Values extends SaleValues, Sale> {
  readonly form: ContractForm<Values, Sale>;
  readonly today: Day;
  /** A control of what the sale is for, beside its size. */
  readonly beside: ReactNode;
}

/** Controls of a form that asks for a comparable sale. */
export function SaleFields<Values extends SaleValues, Sale>(props: SaleFieldsProps<Values, Sale>): ReactNode {
  const { form, today, beside } = props;
  // What such a form has more doesn’t matter here.
  const sale = form as unknown as ContractForm<SaleValues, Sale>;
  return (
    <>
      <TextField {...sale.field('address')} label="Address" maxLength={120} autoComplete="off" />
      <Pair>
        <MoneyControl form={sale} name="priceCents" label="Sold for" />
        <TextField {...sale.field('soldOn')} label="Day of sale" type="date" min="2000-01-01" max={today} />
      </Pair>
      <Pair>
        <TextField
          {...sale.field('squareFeet')}
          label="Square feet"
          optional
          inputMode="numeric"
          maxLength={7}
          autoComplete="off"
        />
        {beside}
      </Pair>
    </>
  );
}
