import type { ReactNode } from 'react';
import { appraisalComparable, type AppraisalComparable } from '@hearthway/contracts/journey';
import { TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { saleControls, SaleDialog, saleValues, type SaleValues } from '../../../features/comparable-sales/index.js';
import type { Day } from '../../../features/local-time/index.js';
import { typedForm } from '../../../features/typed-form/index.js';
import { pastDays } from './past-days.js';

interface ComparableDialogProps {
  /** To change; without it, a new one is added. */
  readonly sale: AppraisalComparable | undefined;
  readonly today: Day;
  readonly onSave: (sale: AppraisalComparable) => Promise<unknown>;
  readonly onClose: () => void;
}

/** A sale that the appraiser should consider. */
export function ComparableDialog({ sale, today, onSave, onClose }: ComparableDialogProps): ReactNode {
  const form = useContractForm<SaleValues, AppraisalComparable>({
    schema: typedForm(saleControls, pastDays(appraisalComparable, ['soldOn'], today)),
    defaultValues: saleValues(sale),
    async send(typed) {
      await onSave(typed);
      onClose();
    },
  });
  return (
    <SaleDialog
      isChange={sale !== undefined}
      form={form}
      today={today}
      onClose={onClose}
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
  );
}
