import { useState, type ReactNode } from 'react';
import {
  changedTerms,
  proposedBy,
  type Offer,
  type OfferStep,
  type OfferTerms,
  type UsStateCode,
} from '@hearthway/contracts/journey';
import { FormDialog, Select } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import * as z from 'zod/mini';
import { MoneyControl } from '../../../features/typed-form/index.js';
import { TermsFields } from '../terms/terms-fields.js';
import { comingTermsForm, termsForm, valuesOf, type TermsValues } from '../terms/terms-form.js';

interface CounterDialogProps {
  readonly offer: Offer;
  /** Of the home; `null` if it isn’t known. */
  readonly state: UsStateCode | null;
  readonly onTake: (step: OfferStep) => Promise<unknown>;
  readonly onClose: () => void;
}

/** The terms on the table, to be changed as the counteroffer does. */
export function CounterDialog({ offer, state, onTake, onClose }: CounterDialogProps): ReactNode {
  const [by, setBy] = useState(proposedBy(offer.history) === 'seller' ? 'buyer' : 'seller');
  const form = useContractForm<TermsValues, OfferTerms>({
    // What the seller proposed may be written down late.
    schema: (by === 'buyer' ? comingTermsForm : termsForm).check(
      z.refine((terms) => changedTerms(offer.terms, terms).length > 0, {
        error: 'Please change what the counteroffer changes.',
      }),
    ),
    defaultValues: valuesOf(offer.terms),
    send: (terms) => onTake({ step: 'counter', by: by === 'buyer' ? 'buyer' : 'seller', terms }),
  });
  return (
    <FormDialog
      size="large"
      title="A counteroffer"
      description="Change only what the counteroffer changes. We keep the terms before it."
      form={form}
      submitText="Save counteroffer"
      pendingText="Saving…"
      refusalTitle="We couldn’t save the counteroffer"
      onClose={onClose}
    >
      <Select
        label="Who countered?"
        value={by}
        options={[
          { value: 'seller', label: 'The seller' },
          { value: 'buyer', label: 'You' },
        ]}
        onChange={({ target }) => {
          setBy(target.value);
        }}
      />
      <MoneyControl form={form} name="priceCents" label="Price" />
      <TermsFields form={form} state={state} />
    </FormDialog>
  );
}
