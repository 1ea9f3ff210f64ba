import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { AssessedHome, Offer, OfferList } from '@hearthway/contracts/journey';
import { Card } from '@hearthway/web-kit';
import { useNavigate } from 'react-router-dom';
import { Evidence } from '../evidence/evidence.js';
import { addressOf, stepAfter, useOfferAddress, type DraftStep } from '../offer-address.js';
import { Price } from '../price/price.js';
import { Review } from '../review/review.js';
import { TermsFields } from '../terms/terms-fields.js';
import { DeleteDraft } from './delete-draft.js';
import { SoFar } from './so-far.js';
import { Stepper } from './stepper.js';
import { TermsStep } from './terms-step.js';
import { useTermsForm } from './use-terms-form.js';
import css from './draft.module.css';

interface DraftProps {
  readonly offer: Offer;
  /** `undefined` if the buyer deleted it since. */
  readonly home: AssessedHome | undefined;
  readonly list: OfferList;
}

/** Writes an offer, one step at a time. */
export function Draft({ offer, home, list }: DraftProps): ReactNode {
  const { step } = useOfferAddress();
  const navigate = useNavigate();
  const terms = useTermsForm(offer, step, () => void navigate(addressOf(offer.id, stepAfter(step))));
  const headingRef = useHeadingInFocus(step);
  return (
    <div className={css['draft']}>
      <Stepper offerId={offer.id} step={step} />
      <div className={css['columns']} data-step={step}>
        <Card as="section" aria-labelledby="step-title" className={css['step']}>
          <h2 id="step-title" ref={headingRef} tabIndex={-1} className={css['title']}>
            {titles[step]}
          </h2>
          {step === 'evidence' && <Evidence offer={offer} home={home} />}
          {step === 'price' && (
            <TermsStep offerId={offer.id} step={step} terms={terms}>
              <Price offer={offer} list={list} form={terms.form} />
            </TermsStep>
          )}
          {step === 'terms' && (
            <TermsStep offerId={offer.id} step={step} terms={terms}>
              <TermsFields form={terms.form} state={home?.state ?? null} />
            </TermsStep>
          )}
          {step === 'review' && (
            <Review offer={offer} state={home?.state ?? null} toolkit={list.toolkit} isUnsaved={terms.isDirty} />
          )}
        </Card>
        {step !== 'review' && <SoFar offer={offer} caps={list.caps} isUnsaved={terms.isDirty} />}
      </div>
      <DeleteDraft offer={offer} onDiscard={terms.discard} />
    </div>
  );
}

const titles: Readonly<Record<DraftStep, string>> = {
  evidence: 'What similar homes sold for',
  price: 'Choose your price',
  terms: 'Set your terms',
  review: 'Look it over, then send it',
};

/** Focuses the heading of each new step, except the first, so that it is read out. */
function useHeadingInFocus(step: DraftStep): RefObject<HTMLHeadingElement | null> {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    headingRef.current?.focus();
  }, [step]);
  return headingRef;
}
