import type { ReactNode } from 'react';
import { closingEntry } from '@hearthway/contracts/journey';
import { Alert, Button, TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { usePlatform } from '@hearthway/web-kit/slice';
import * as z from 'zod/mini';
import { withFields } from '../../../features/contract-entry/index.js';
import { textOrNull, typedForm } from '../../../features/typed-form/index.js';
import { entryOf, useClosingChange, type ClosingProps } from '../use-closing.js';
import css from './keys.module.css';

const payment = z.strictObject({ firstPaymentOn: closingEntry.shape.firstPaymentOn });
const paymentForm = typedForm(z.strictObject({ firstPaymentOn: textOrNull }), payment);

/** The day that the note says, for those whose first payment isn’t on the usual one. */
export function FirstPaymentForm({ view }: ClosingProps): ReactNode {
  const { closing, contract } = view;
  const { toast } = usePlatform();
  const { mutateAsync } = useClosingChange();
  const form = useContractForm<z.input<typeof paymentForm>, z.infer<typeof payment>>({
    schema: paymentForm,
    defaultValues: { firstPaymentOn: closing.firstPaymentOn ?? '' },
    async send(changes) {
      await mutateAsync((entry) => withFields(entry, entryOf(view), changes));
      toast({ title: 'Saved', description: 'Your first year follows it.' });
    },
  });
  return (
    <details>
      <summary className={css['summary']}>
        {closing.firstPaymentOn === null ? 'Enter the day in your note' : 'Change the day in your note'}
      </summary>
      <form aria-label="First payment" className={css['form']} noValidate onSubmit={form.onSubmit}>
        {form.refusal && (
          <Alert tone="danger" announce="assertive" title="We couldn’t save that">
            {form.refusal}
          </Alert>
        )}
        <TextField
          {...form.field('firstPaymentOn')}
          type="date"
          min={closing.signedOn ?? contract.terms.effectiveOn}
          label="First payment"
          help="Empty it to count with the usual day."
          optional
        />
        <div>
          <Button type="submit" variant="secondary" size="small" pending={form.pending} pendingText="Saving…">
            Save
          </Button>
        </div>
      </form>
    </details>
  );
}
