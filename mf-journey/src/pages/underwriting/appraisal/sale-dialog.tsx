import type { ReactNode } from 'react';
import { appraisalComparable, type AppraisalComparable } from '@hearthway/contracts/journey';
import { FormDialog, TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import * as z from 'zod/mini';
import type { Day } from '../../../features/local-time/index.js';
import {
  amount,
  count,
  MoneyControl,
  Pair,
  typedAmount,
  typedCount,
  typedForm,
} from '../../../features/typed-form/index.js';
import { pastDays } from './past-days.js';
import css from './appraisal.module.css';

interface SaleDialogProps {
  /** To change; without it, a new one is added. */
  readonly sale: AppraisalComparable | undefined;
  readonly today: Day;
  readonly onSave: (sale: AppraisalComparable) => Promise<unknown>;
  readonly onClose: () => void;
}

const reading = z.object({
  address: z.string(),
  priceCents: amount.optional,
  soldOn: z.string(),
  squareFeet: count,
  note: z.string(),
});

/** A sale that the appraiser should consider. */
export function SaleDialog({ sale, today, onSave, onClose }: SaleDialogProps): ReactNode {
  const form = useContractForm<z.input<typeof reading>, AppraisalComparable>({
    schema: typedForm(reading, pastDays(appraisalComparable, ['soldOn'], today)),
    defaultValues: {
      address: sale?.address ?? '',
      priceCents: typedAmount(sale?.priceCents ?? null),
      soldOn: sale?.soldOn ?? '',
      squareFeet: typedCount(sale?.squareFeet ?? null),
      note: sale?.note ?? '',
    },
    async send(typed) {
      await onSave(typed);
      onClose();
    },
  });
  return (
    <FormDialog
      title={sale ? 'Change this sale' : 'Add a sale'}
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
        <TextField
          {...form.field('note')}
          label="Why it compares better"
          optional
          help="Same model, closer, or sold later."
          maxLength={200}
          autoComplete="off"
        />
      </Pair>
    </FormDialog>
  );
}
