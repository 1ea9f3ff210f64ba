import { useEffect, type ReactNode } from 'react';
import type { Offer, OfferTerms, UsStateCode } from '@hearthway/contracts/journey';
import { Button } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { usePlatform } from '@hearthway/web-kit/slice';
import { figureText, useGuideFigures } from '../../../features/guide-figures/index.js';
import { useOfferChanges } from '../../../features/offers/index.js';
import { Bullets, More, Sources } from '../../../features/page-parts/index.js';
import { FormBody } from '../../../features/typed-form/index.js';
import { TermsFields } from './terms-fields.js';
import { shownTerms, termsSchema, type TermsValues } from './terms-form.js';

export interface TermsEditorProps {
  readonly offer: Offer;
  readonly state: UsStateCode | null;
  /** Whether the form differs from what is saved. */
  readonly onUnsaved: (isUnsaved: boolean) => void;
}

export function TermsEditor({ offer, state, onUnsaved }: TermsEditorProps): ReactNode {
  const { toast } = usePlatform();
  const { change } = useOfferChanges();
  const form = useContractForm<TermsValues, OfferTerms>({
    schema: termsSchema,
    defaultValues: shownTerms(offer.terms),
    async send(terms) {
      const sent = JSON.stringify(form.methods.getValues());
      const saved = await change.mutateAsync({ offer, entry: { comparables: offer.comparables, terms } });
      // Saved terms can be written otherwise than they were typed. What was typed meanwhile stays.
      const keepValues = JSON.stringify(form.methods.getValues()) !== sent;
      form.methods.reset(shownTerms(saved.terms), { keepValues });
      toast({ title: 'Terms saved' });
    },
  });
  const { reset, formState } = form.methods;
  // Read here, too, so that React Hook Form keeps track of it for the reset.
  const isUnsaved = Object.keys(formState.dirtyFields).length > 0;
  useEffect(() => {
    // A price chosen above, or a conflict, changes the offer: keep what the buyer is typing.
    reset(shownTerms(offer.terms), { keepDirtyValues: true, keepErrors: true });
  }, [offer.terms, reset]);
  useEffect(() => {
    onUnsaved(isUnsaved);
    return () => onUnsaved(false);
  }, [isUnsaved, onUnsaved]);
  return (
    <FormBody form={form} label="Terms of your offer" refusalTitle="We couldn’t save your terms">
      <TermsFields form={form} state={state} />
      <UsualTerms state={state} />
      <div>
        <Button type="submit" pending={form.pending} pendingText="Saving…">
          Save terms
        </Button>
      </div>
    </FormBody>
  );
}

/** What a new offer begins with, and how far to rely on it. */
function UsualTerms({ state }: Pick<TermsEditorProps, 'state'>): ReactNode {
  const figures = useGuideFigures();
  const rows = [...figures.values()].filter(
    ({ key }) => key.startsWith('offer/') && (state === 'TX' ? key !== 'offer/inspection-days' : !key.endsWith('/TX')),
  );
  if (rows.length === 0) return null;
  return (
    <More title="Why your offer starts with these terms">
      <Bullets items={rows.map((row) => `${row.name}: usually ${figureText(row)}`)} />
      <Sources rows={rows} />
    </More>
  );
}
