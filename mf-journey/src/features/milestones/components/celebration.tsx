import { useEffect, useRef, type ReactNode } from 'react';
import type { Milestone } from '@hearthway/contracts/journey';
import { milestoneTexts } from '@hearthway/contracts/texts';
import { Button, Dialog, KeyIllustration, prefersReducedMotion } from '@hearthway/web-kit';
import { throwConfetti } from '../confetti.js';
import { congratulationOn } from '../congratulations.js';
import css from './celebration.module.css';

export interface CelebrationProps {
  /** The one just completed. */
  milestone: Milestone;
  onClose: () => void;
  onUndo: (milestone: Milestone) => void;
}

export function Celebration({ milestone, onClose, onUndo }: CelebrationProps): ReactNode {
  return (
    <Dialog
      open
      size="small"
      className={css['dialog']}
      title={milestoneTexts.celebrationTitle}
      onClose={onClose}
      footer={
        <>
          <Button
            variant="quiet"
            onClick={() => {
              onUndo(milestone);
            }}
          >
            Undo
          </Button>
          <ContinueButton onClick={onClose} />
        </>
      }
    >
      {!prefersReducedMotion() && <Confetti />}
      <div className={css['words']}>
        <KeyIllustration className={css['picture']} />
        <p className={css['milestone']}>{milestone.title}</p>
        <p className={css['text']}>{congratulationOn(milestone.key)}</p>
      </div>
    </Dialog>
  );
}

function ContinueButton({ onClick }: { onClick: () => void }): ReactNode {
  const buttonRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    buttonRef.current?.focus();
  }, []);
  return (
    <Button ref={buttonRef} className={css['continue']} onClick={onClick}>
      {milestoneTexts.continue}
    </Button>
  );
}

// Inside the dialog, because nothing outside can appear above it.
function Confetti(): ReactNode {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = canvasRef.current;
    if (!canvas) return;
    const stop = new AbortController();
    throwConfetti(canvas, stop.signal);
    return () => {
      stop.abort();
    };
  }, []);
  return <canvas ref={canvasRef} className={css['confetti']} aria-hidden="true" />;
}
