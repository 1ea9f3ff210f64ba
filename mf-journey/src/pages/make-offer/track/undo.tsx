import { useState, type ReactNode } from 'react';
import type { Offer } from '@hearthway/contracts/journey';
import { Button, ConfirmDialog } from '@hearthway/web-kit';
import type { useOfferStep } from '../use-offers.js';

interface UndoProps {
  readonly offer: Offer;
  readonly step: ReturnType<typeof useOfferStep>;
}

/** Takes back the last answer. Asks first if a contract came of it. */
export function Undo({ offer, step }: UndoProps): ReactNode {
  const [isAsked, setIsAsked] = useState(false);
  const reopen = async (): Promise<void> => {
    try {
      await step.take({ step: 'reopen' });
      setIsAsked(false);
    } catch {
      // Shown in the dialog, or above the button.
    }
  };
  return (
    <div>
      <Button
        variant="secondary"
        size="small"
        pending={step.saving === 'reopen'}
        pendingText="Taking it back…"
        onClick={() => {
          if (offer.status === 'accepted') setIsAsked(true);
          else void reopen();
        }}
      >
        I recorded that by mistake
      </Button>
      {isAsked && (
        <ConfirmDialog
          title="Take back the acceptance?"
          description="Its contract ends, its deadlines leave your calendar, and the offer waits for an answer again."
          onClose={() => {
            setIsAsked(false);
          }}
          keepText="Keep the contract"
          confirmText="Take it back"
          pendingText="Taking it back…"
          failureTitle="We couldn’t take it back"
          action={{ isPending: step.saving === 'reopen', error: step.error }}
          onConfirm={() => void reopen()}
        />
      )}
    </div>
  );
}
