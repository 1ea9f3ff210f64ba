import type { ReactNode } from 'react';
import type { OfferComparable } from '@hearthway/contracts/journey';
import { FormDialog, Select, TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { useWatch } from 'react-hook-form';
import { SaleFields } from '../../../features/comparable-sales/index.js';
import { useToday } from '../../../features/local-time/index.js';
import { MoneyControl, Pair } from '../../../features/typed-form/index.js';
import { comparableForm, comparableValues, comparisons, type ComparableValues } from './comparable-form.js';

interface ComparableDialogProps {
  readonly isChange: boolean;
  /** To start from. */
  readonly sale?: OfferComparable | undefined;
  readonly onSave: (sale: OfferComparable) => Promise<unknown>;
  readonly onClose: () => void;
}

/** A sale, and how the buyer’s home compares with it. */
export function ComparableDialog({ isChange, sale, onSave, onClose }: ComparableDialogProps): ReactNode {
  const form = useContractForm<ComparableValues, OfferComparable>({
    schema: comparableForm,
    defaultValues: comparableValues(sale),
    send: onSave,
  });
  const home = useWatch({ control: form.methods.control, name: 'home' });
  return (
    <FormDialog
      title={isChange ? 'Change this sale' : 'Add a sale'}
      form={form}
      submitText="Save sale"
      pendingText="Saving…"
      refusalTitle="We couldn’t save this sale"
      onClose={onClose}
    >
      <SaleFields
        form={form}
        today={useToday()}
        beside={
          <Select
            {...form.field('home')}
            label="Your home is"
            options={Object.entries(comparisons).map(([value, label]) => ({ value, label }))}
          />
        }
      />
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
