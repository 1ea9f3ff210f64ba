import { useState, type ReactNode } from 'react';
import {
  proposedBy,
  type Offer,
  type OfferStep,
  type OfferTerms,
  type UsStateCode,
} from '@hearthway/contracts/journey';
import { Select } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { FormDialog } from '../../../features/dialogs/index.js';
import { Muted } from '../../../features/page-parts/index.js';
import { TermsFields } from '../terms/terms-fields.js';
import { shownTerms, termsSchema, type TermsValues } from '../terms/terms-form.js';

export interface CounterDialogProps {
  readonly offer: Offer;
  /** Of the home; `null` if it isn’t known. */
  readonly state: UsStateCode | null;
  readonly onClose: () => void;
  readonly onCounter: (step: OfferStep) => Promise<void>;
}

/** The terms on the table, to be changed as the counteroffer does. */
export function CounterDialog({ offer, state, onClose, onCounter }: CounterDialogProps): ReactNode {
  const [by, setBy] = useState<'buyer' | 'seller'>(proposedBy(offer.history) === 'seller' ? 'buyer' : 'seller');
  const form = useContractForm<TermsValues, OfferTerms>({
    schema: termsSchema,
    defaultValues: shownTerms(offer.terms),
    send: (terms) => onCounter({ step: 'counter', by, terms }),
  });
  return (
    <FormDialog size="large" title="Record a counteroffer" form={form} onClose={onClose}>
      <Select
        label="Who countered?"
        value={by}
        options={[
          { value: 'seller', label: 'The seller' },
          { value: 'buyer', label: 'I did' },
        ]}
        onChange={({ target }) => setBy(target.value === 'buyer' ? 'buyer' : 'seller')}
      />
      <Muted>Change only what the counteroffer changes.</Muted>
      <TermsFields form={form} state={state} />
    </FormDialog>
  );
}
