import type { ReactNode } from 'react';
import { appraisalComparable, type AppraisalComparable } from '@hearthway/contracts/journey';
import { TextField } from '@hearthway/web-kit';
import { saleControls, SaleFields, saleValues, type SaleValues } from '../../../features/comparable-sales/index.js';
import { EntryFormDialog, useEntryForm } from '../../../features/contract-entry/index.js';
import type { Day } from '../../../features/local-time/index.js';
import { typedForm } from '../../../features/typed-form/index.js';
import { pastDays } from './past-days.js';

interface ComparableDialogProps {
  /** To change; without it, a new one is added. */
  readonly sale: AppraisalComparable | undefined;
  readonly today: Day;
  /** @param seen the one that it replaces */
  readonly onSave: (sale: AppraisalComparable, seen: AppraisalComparable | undefined) => Promise<unknown>;
  readonly onClose: () => void;
}

/** A sale that the appraiser should consider. */
export function ComparableDialog({ sale, today, onSave, onClose }: ComparableDialogProps): ReactNode {
  const form = useEntryForm<SaleValues, AppraisalComparable, AppraisalComparable | undefined>({
    schema: typedForm(saleControls, pastDays(appraisalComparable, ['soldOn'], today)),
    stored: sale,
    valuesOf: saleValues,
    async send(typed, seen) {
      await onSave(typed, seen);
      onClose();
    },
  });
  return (
    <EntryFormDialog
      title={sale ? 'Change this sale' : 'Add a sale'}
      form={form}
      submitText="Save sale"
      noun="sale"
      onClose={onClose}
    >
      <SaleFields
        form={form}
        today={today}
        beside={
          <TextField
            {...form.field('note')}
            label="Why it compares better"
            optional
            help="Same model, closer, or sold later."
            maxLength={200}
            autoComplete="off"
          />
        }
      />
    </EntryFormDialog>
  );
}
