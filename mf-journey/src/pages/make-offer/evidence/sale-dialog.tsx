import type { ReactNode } from 'react';
import type { OfferComparable } from '@hearthway/contracts/journey';
import { FormDialog, Select, TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { useWatch } from 'react-hook-form';
import { useToday } from '../../../features/local-time/index.js';
import { MoneyControl, Pair } from '../../../features/typed-form/index.js';
import { comparisons, saleForm, saleValues, type SaleValues } from './sale-form.js';
import css from './evidence.module.css';

interface SaleDialogProps {
  readonly title: string;
  /** To start from. */
  readonly sale?: OfferComparable | undefined;
  readonly onSave: (sale: OfferComparable) => Promise<unknown>;
  readonly onClose: () => void;
}

/** A sale, and how the buyer’s home compares with it. */
export function SaleDialog({ title, sale, onSave, onClose }: SaleDialogProps): ReactNode {
  const today = useToday();
  const form = useContractForm<SaleValues, OfferComparable>({
    schema: saleForm,
    defaultValues: saleValues(sale),
    send: onSave,
  });
  const home = useWatch({ control: form.methods.control, name: 'home' });
  return (
    <FormDialog
      title={title}
      form={form}
      submitText="Save sale"
      pendingText="Saving…"
      refusalTitle="We couldn’t save this sale"
      className={css['form']}
      onClose={onClose}
    >
      <TextField {...form.field('address')} label="Address" maxLength={120} autoComplete="off" />
      <Pair>
        <MoneyControl form={form} name="priceCents" label="Sold for" />
        <TextField {...form.field('soldOn')} label="Day of sale" type="date" min="2000-01-01" max={today} />
      </Pair>
      <Pair>
        <TextField
          {...form.field('squareFeet')}
          label="Square feet"
          optional
          inputMode="numeric"
          maxLength={7}
          autoComplete="off"
        />
        <Select
          {...form.field('home')}
          label="Your home is"
          options={Object.entries(comparisons).map(([value, label]) => ({ value, label }))}
        />
      </Pair>
      {home !== 'same' && (
        <Pair>
          <MoneyControl form={form} name="adjustmentCents" label={home === 'better' ? 'Better by' : 'Worse by'} />
          <TextField
            {...form.field('note')}
            label="Why"
            help="A new roof, no garage, a busier street."
            maxLength={200}
            autoComplete="off"
          />
        </Pair>
      )}
    </FormDialog>
  );
}
