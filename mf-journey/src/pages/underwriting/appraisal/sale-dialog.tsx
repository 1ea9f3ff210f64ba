import type { ReactNode } from 'react';
import { appraisalComparable, type AppraisalComparable } from '@hearthway/contracts/journey';
import { TextField } from '@hearthway/web-kit';
import { usePropertyToday } from '../../../features/contract/index.js';
import { ItemDialog, type OpenItem } from '../../../features/dialogs/index.js';
import {
  MoneyControl,
  Pair,
  readCents,
  readWhole,
  required,
  typedCents,
  typedForm,
  typedWhole,
} from '../../../features/typed-form/index.js';

export interface SaleDialogProps {
  readonly open: OpenItem<AppraisalComparable>;
}

interface Values extends Record<string, string> {
  readonly address: string;
  readonly priceCents: string;
  readonly soldOn: string;
  readonly squareFeet: string;
  readonly note: string;
}

const schema = typedForm<Values, AppraisalComparable>(
  appraisalComparable,
  ({ address, priceCents, soldOn, squareFeet, note }, addError) => ({
    address,
    priceCents: required(
      readCents(priceCents, 'priceCents', addError),
      'priceCents',
      addError,
      'Please enter what it sold for',
    ),
    soldOn,
    squareFeet: readWhole(squareFeet, 'squareFeet', addError),
    note,
  }),
);

export function SaleDialog({ open }: SaleDialogProps): ReactNode {
  const { item: sale } = open;
  const today = usePropertyToday();
  return (
    <ItemDialog
      open={open}
      addTitle="Add a sale"
      editTitle="Edit the sale"
      schema={schema}
      values={{
        address: sale?.address ?? '',
        priceCents: typedCents(sale?.priceCents),
        soldOn: sale?.soldOn ?? '',
        squareFeet: typedWhole(sale?.squareFeet),
        note: sale?.note ?? '',
      }}
    >
      {(form) => (
        <>
          <TextField {...form.field('address')} label="Address" maxLength={120} autoComplete="off" />
          <Pair>
            <MoneyControl of={form} name="priceCents" label="Sold for" />
            <TextField {...form.field('soldOn')} label="Sold on" type="date" min="2020-01-01" max={today} />
          </Pair>
          <Pair>
            <TextField {...form.field('squareFeet')} label="Square feet" inputMode="numeric" maxLength={4} optional />
            <TextField
              {...form.field('note')}
              label="Why it compares better"
              maxLength={200}
              autoComplete="off"
              optional
            />
          </Pair>
        </>
      )}
    </ItemDialog>
  );
}
