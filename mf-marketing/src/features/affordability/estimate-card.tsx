import { waitlistTexts } from '@hearthway/contracts/texts';
import type { Platform } from '@hearthway/contracts/platform';
import { ArrowRightIcon, classNames, PauseIcon, PlayIcon } from '@hearthway/web-kit';
import { useRef, useState, type ReactNode } from 'react';
import { clicked, interacted } from '../tracking/index.js';
import { Announcement } from './announcement.js';
import { Sliders, StateChoice } from './controls.js';
import css from './estimate-card.module.css';
import type { EstimateDialogProps } from './estimate-dialog.js';
import { exampleInputs, type Inputs } from './estimate.js';
import { roundedPayment, roundedPrice } from './format.js';
import { PaymentBar } from './payment-bar.js';
import { paymentParts } from './payment-parts.js';
import { useLiveEstimate } from './use-live-estimate.js';
import { useTour } from './use-tour.js';

const loadDialog = () => import('./estimate-dialog.js');

type Dialog = (props: EstimateDialogProps) => ReactNode;

/** Plays an example until the visitor changes a number. The button opens the full breakdown. */
export function EstimateCard({
  platform,
  className,
}: {
  platform: Platform;
  className?: string | undefined;
}): ReactNode {
  const card = useRef<HTMLDivElement>(null);
  const figuresRef = useRef<HTMLDivElement>(null);
  const openRef = useRef<HTMLButtonElement>(null);
  const [own, setOwn] = useState<Inputs>();
  const [Dialog, setDialog] = useState<Dialog>();
  const tour = useTour(card, own ?? exampleInputs, own === undefined && Dialog === undefined);
  const inputs = tour.shown?.inputs ?? own ?? exampleInputs;
  const result = useLiveEstimate(inputs);

  const change = (changes: Partial<Inputs>): void => {
    tour.stop();
    if (!own) platform.track(interacted('estimate'));
    setOwn({ ...inputs, ...changes });
  };
  const play = (): void => {
    tour.play();
    figuresRef.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  };
  const openPreview = (): void => {
    tour.stop();
    // A dialog returns focus to the element that had it; a click beside the button leaves focus elsewhere.
    openRef.current?.focus({ preventScroll: true });
    platform.track(clicked('hero-preview'));
    loadDialog().then(
      (module) => {
        setDialog(() => module.EstimateDialog);
      },
      () => {
        platform.toast({ title: 'Error', description: waitlistTexts.failed, tone: 'destructive' });
      },
    );
  };
  return (
    <div ref={card} className={classNames(css['card'], className)} role="group" aria-label="Affordability estimate">
      <div className={css['head']}>
        <p className={css['whose']}>{own ? 'Your estimate' : (tour.shown?.caption ?? 'An example')}</p>
        <StateChoice inputs={inputs} onChange={change} />
      </div>
      {/* With a pointer, clicking anywhere on the result works like its button, whose click arrives here. */}
      <div className={css['result']} onPointerEnter={preload} onClick={openPreview}>
        <div ref={figuresRef} className={css['figures']}>
          <p className={css['what']}>A comfortable price is about</p>
          <p className={css['price']}>{roundedPrice(result.priceCents)}</p>
          <p className={css['monthly']}>
            or about <strong>{roundedPayment(result.monthly.totalCents)}</strong> a month, including taxes and insurance
          </p>
        </div>
        <div className={css['reasons']}>
          <PaymentBar parts={paymentParts(result, inputs.annualRateMillionths)} />
          <p className={css['limit']}>{result.explanation}</p>
          <button ref={openRef} type="button" className={css['open']}>
            See how it adds up
            <ArrowRightIcon size={18} />
          </button>
        </div>
      </div>
      <button type="button" className={css['play']} onClick={tour.playing ? tour.stop : play}>
        {tour.playing ? <PauseIcon size={16} /> : <PlayIcon size={16} />}
        {tour.playing ? 'Pause the example' : 'Play the example'}
      </button>
      <Sliders inputs={inputs} onChange={change} />
      <p className={css['foot']}>This is an estimate, not an offer of credit. Your numbers stay on this page.</p>
      {own && (
        <Announcement>
          {`About ${roundedPrice(result.priceCents)}, or about ${roundedPayment(result.monthly.totalCents)} a month. ${result.explanation}`}
        </Announcement>
      )}
      {Dialog && (
        <Dialog
          inputs={inputs}
          onChange={change}
          onClose={() => {
            setDialog(undefined);
          }}
        />
      )}
    </div>
  );
}

// Ignore failures here: the click loads again and shows the error.
function preload(): void {
  loadDialog().catch(() => undefined);
}
