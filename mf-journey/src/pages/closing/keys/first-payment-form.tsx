import type { ReactNode } from 'react';
import { closingEntry, type ClosingEntry } from '@hearthway/contracts/journey';
import { TextField } from '@hearthway/web-kit';
import { usePlatform } from '@hearthway/web-kit/slice';
import * as z from 'zod/mini';
import { InlineEntryForm, useEntryForm, withFields } from '../../../features/contract-entry/index.js';
import { textOrNull, typedForm } from '../../../features/typed-form/index.js';
import { entryOf, useClosingChange, type ClosingProps } from '../use-closing.js';
import css from './keys.module.css';

const payment = z.strictObject({ firstPaymentOn: closingEntry.shape.firstPaymentOn });
const paymentForm = typedForm(z.strictObject({ firstPaymentOn: textOrNull }), payment);

/** The day that the note says, for those whose first payment isn’t on the usual one. */
export function FirstPaymentForm({ view }: ClosingProps): ReactNode {
  const { closing, contract } = view;
  const { toast } = usePlatform();
  const { mutateAsync } = useClosingChange('in-place');
  const form = useEntryForm<z.input<typeof paymentForm>, z.infer<typeof payment>, ClosingEntry>({
    schema: paymentForm,
    stored: entryOf(view),
    valuesOf: ({ firstPaymentOn }) => ({ firstPaymentOn: firstPaymentOn ?? '' }),
    async send(changes, seen) {
      const saved = await mutateAsync((entry) => withFields(entry, seen, changes));
      toast({ title: 'Saved', description: 'Your first year follows it.' });
      return entryOf(saved);
    },
  });
  return (
    <details>
      <summary className={css['summary']}>
        {closing.firstPaymentOn === null ? 'Enter the day in your note' : 'Change the day in your note'}
      </summary>
      <InlineEntryForm form={form} noun="day" label="First payment" className={css['form']}>
        <TextField
          {...form.field('firstPaymentOn')}
          type="date"
          min={closing.signedOn ?? contract.terms.effectiveOn}
          label="First payment"
          help="Empty it to count with the usual day."
          optional
        />
      </InlineEntryForm>
    </details>
  );
}
