import type { ReactNode } from 'react';
import { comparableSale, type ComparableSale } from '@hearthway/contracts/journey';
import { TextField } from '@hearthway/web-kit';
import { ItemDialog, type OpenItem } from '../../../features/dialogs/index.js';
import { useToday } from '../../../features/local-time/index.js';
import {
  MoneyControl,
  Pair,
  readCents,
  required,
  typedCents,
  typedForm,
  typedWhole,
} from '../../../features/typed-form/index.js';

export interface ComparableDialogProps {
  readonly open: OpenItem<ComparableSale>;
}

interface Values extends Record<string, string> {
  readonly address: string;
  readonly priceCents: string;
  readonly soldOn: string;
  readonly squareFeet: string;
  readonly betterCents: string;
  readonly worseCents: string;
  readonly note: string;
}

const schema = typedForm<Values, ComparableSale>(comparableSale, (values, addError) => {
  const { address, soldOn, note } = values;
  const better = readCents(values.betterCents, 'betterCents', addError) ?? 0;
  const worse = readCents(values.worseCents, 'worseCents', addError) ?? 0;
  return {
    address,
    priceCents: required(
      readCents(values.priceCents, 'priceCents', addError),
      'priceCents',
      addError,
      'Enter what it sold for',
    ),
    soldOn,
    squareFeet: readSquareFeet(values.squareFeet, addError),
    adjustmentCents: better - worse,
    note,
  };
});

function readSquareFeet(typed: string, addError: (control: string, text: string) => void): number | null {
  const digits = typed.replaceAll(',', '').trim();
  if (digits === '') return null;
  if (/^\d{1,6}$/.test(digits)) return Number(digits);
  addError('squareFeet', 'Enter whole square feet');
  return null;
}

export function ComparableDialog({ open }: ComparableDialogProps): ReactNode {
  const { item: sale } = open;
  const today = useToday();
  return (
    <ItemDialog
      open={open}
      addTitle="Add a sale"
      editTitle="Edit sale"
      size="large"
      schema={schema}
      values={{
        address: sale?.address ?? '',
        priceCents: typedCents(sale?.priceCents),
        soldOn: sale?.soldOn ?? '',
        squareFeet: typedWhole(sale?.squareFeet),
        betterCents: sale && sale.adjustmentCents > 0 ? typedCents(sale.adjustmentCents) : '',
        worseCents: sale && sale.adjustmentCents < 0 ? typedCents(-sale.adjustmentCents) : '',
        note: sale?.note ?? '',
      }}
    >
      {(form) => (
        <>
          <TextField {...form.field('address')} label="Address" maxLength={120} autoComplete="off" />
          <Pair>
            <MoneyControl of={form} name="priceCents" label="Sold for" />
            <TextField {...form.field('soldOn')} label="Day of sale" type="date" min="2000-01-01" max={today} />
          </Pair>
          <TextField
            {...form.field('squareFeet')}
            label="Square feet (if you know)"
            inputMode="numeric"
            maxLength={7}
          />
          <Pair>
            <MoneyControl of={form} name="betterCents" label="Add: your home is better by" />
            <MoneyControl of={form} name="worseCents" label="Subtract: your home is worse by" />
          </Pair>
          <TextField
            {...form.field('note')}
            label="Why"
            help="A new roof, a garage, a busier street: what this sale has and yours doesn’t, or the other way around."
            maxLength={200}
          />
        </>
      )}
    </ItemDialog>
  );
}
