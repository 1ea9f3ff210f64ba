import { useRef, useState, type ReactNode } from 'react';
import { waivedProtections, type Offer, type Protection } from '@hearthway/contracts/journey';
import { Alert, Button, Checkbox } from '@hearthway/web-kit';
import { usePlatform } from '@hearthway/web-kit/slice';
import { useNavigate } from 'react-router-dom';
import { parts } from '../../../features/page-parts/index.js';
import { StepFooter } from '../draft/step-footer.js';
import { addressOf } from '../offer-address.js';
import { useOfferStep } from '../use-offers.js';
import css from './review.module.css';

const waiverTexts: Readonly<Record<Protection, string>> = {
  inspectionDays: 'I give up my inspection. Whatever is wrong with the home, I buy it or lose my deposit.',
  financingDays: 'I give up my financing window. If my loan falls through, I lose my deposit.',
  appraisalDays: 'I give up my appraisal window. If the home is worth less, I pay the difference or lose my deposit.',
};

interface SendProps {
  readonly offer: Offer;
  /** Whether the form differs from what is saved. */
  readonly isUnsaved: boolean;
}

/** Says that the offer went out, once every right that it gives up is confirmed. */
export function Send({ offer, isUnsaved }: SendProps): ReactNode {
  const { toast } = usePlatform();
  const navigate = useNavigate();
  const step = useOfferStep(offer);
  const waived = waivedProtections(offer.terms);
  const [confirmed, setConfirmed] = useState<readonly Protection[]>([]);
  const [isAsked, setIsAsked] = useState(false);
  const waiversRef = useRef<HTMLFieldSetElement>(null);
  const send = async (): Promise<void> => {
    const open = waived.find((protection) => !confirmed.includes(protection));
    setIsAsked(open !== undefined);
    if (open) {
      waiversRef.current?.querySelector<HTMLInputElement>('input:not(:checked)')?.focus();
      return;
    }
    try {
      await step.take({ step: 'send', waived: [...waived] });
    } catch {
      // Shown below.
      return;
    }
    toast({ title: 'Offer sent', description: 'We keep it here until you have an answer.' });
    void navigate(addressOf(offer.id));
  };
  return (
    <>
      {waived.length > 0 && (
        <fieldset ref={waiversRef} className={css['waivers']}>
          <legend className={parts['subtitle']}>What you give up</legend>
          {waived.map((protection) => (
            <Checkbox
              key={protection}
              label={waiverTexts[protection]}
              checked={confirmed.includes(protection)}
              error={
                isAsked && !confirmed.includes(protection)
                  ? 'Please confirm this, or set its days under Terms'
                  : undefined
              }
              onChange={({ target }) => {
                const others = confirmed.filter((one) => one !== protection);
                setConfirmed(target.checked ? [...others, protection] : others);
              }}
            />
          ))}
        </fieldset>
      )}
      {isUnsaved && (
        <Alert tone="warning" title="You changed terms that aren’t saved yet">
          Go back and save them first. We check and keep only what’s saved.
        </Alert>
      )}
      {step.error && (
        <Alert tone="danger" title="We couldn’t save that">
          {step.error.message}
        </Alert>
      )}
      <p className={parts['note']}>
        Your agent or an attorney puts these terms into your state’s purchase contract, and you sign it. Once it’s with
        the seller, tell us.
      </p>
      <StepFooter offerId={offer.id} step="review">
        <Button
          disabled={isUnsaved}
          pending={step.saving !== undefined}
          pendingText="Saving…"
          onClick={() => void send()}
        >
          I sent this offer
        </Button>
      </StepFooter>
    </>
  );
}
