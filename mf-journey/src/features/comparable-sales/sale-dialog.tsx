import type { ReactNode } from 'react';
import { FormDialog, TextField } from '@hearthway/web-kit';
import type { ContractForm } from '@hearthway/web-kit/form';
import type { Day } from '../local-time/index.js';
import { MoneyControl, Pair } from '../typed-form/index.js';
import type { SaleValues } from './sale-values.js';

interface SaleDialogProps<Values extends SaleValues, Sale> {
  /** Whether a sale is changed, not added. */
  readonly isChange: boolean;
  readonly form: ContractForm<Values, Sale>;
  readonly today: Day;
  /** A control of what the sale is for, beside its size. */
  readonly beside: ReactNode;
  /** More of them. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** Asks for a comparable sale. */
export function SaleDialog<Values extends SaleValues, Sale>(props: SaleDialogProps<Values, Sale>): ReactNode {
  const { isChange, form, today, beside, children, onClose } = props;
  // What such a form has more doesn’t matter here.
  const sale = form as unknown as ContractForm<SaleValues, Sale>;
  return (
    <FormDialog
      title={isChange ? 'Change this sale' : 'Add a sale'}
      form={form}
      submitText="Save sale"
      pendingText="Saving…"
      refusalTitle="We couldn’t save this sale"
      onClose={onClose}
    >
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
      {children}
    </FormDialog>
  );
}
