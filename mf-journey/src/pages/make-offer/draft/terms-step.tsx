import type { ReactNode } from 'react';
import { offerTermNames, type OfferTerms } from '@hearthway/contracts/journey';
import { Alert, Button } from '@hearthway/web-kit';
import { Conflict, ConflictButtons, type Fact } from '../../../features/conflict/index.js';
import type { DraftStep } from '../offer-address.js';
import { termNames, textOf } from '../terms/term-format.js';
import { StepFooter } from './step-footer.js';
import type { TermsForm } from './use-terms-form.js';
import css from './draft.module.css';

interface TermsStepProps {
  readonly offerId: string;
  readonly step: DraftStep;
  readonly terms: TermsForm;
  readonly children: ReactNode;
}

/** A step that sets terms. Continue saves them all. If they changed elsewhere, the buyer chooses. */
export function TermsStep({ offerId, step, terms, children }: TermsStepProps): ReactNode {
  const { form, conflict, takeNewer, keepMine } = terms;
  if (conflict) {
    return (
      <>
        <Conflict noun="offer" mine={factsOf(conflict.mine)} newer={factsOf(conflict.newer.terms)} />
        <div className={css['footer']}>
          <ConflictButtons onNewer={takeNewer} onMine={() => void keepMine()} />
        </div>
      </>
    );
  }
  return (
    <form aria-labelledby="step-title" className={css['form']} noValidate onSubmit={form.onSubmit}>
      {form.refusal && (
        <Alert tone="danger" title="We couldn’t save your offer">
          {form.refusal}
        </Alert>
      )}
      {children}
      <StepFooter offerId={offerId} step={step}>
        <Button type="submit" pending={form.pending} pendingText="Saving…">
          Save and continue
        </Button>
      </StepFooter>
    </form>
  );
}

const factsOf = (terms: OfferTerms): readonly Fact[] =>
  termNames.map((term) => [offerTermNames[term], textOf(term, terms, null)]);
