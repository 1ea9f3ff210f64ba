import { useRef, type ReactNode } from 'react';
import { Alert, Button, useFocusAfter } from '@hearthway/web-kit';
import { useMilestones } from '../../../features/milestones/index.js';
import { useProgressChange } from '../papers/use-progress.js';
import css from './letters.module.css';

interface PayingCashProps {
  readonly payingCash: boolean;
  /** Kept while the buyer pays cash. */
  readonly hasLetters: boolean;
  /** The other way: a letter. */
  readonly children: ReactNode;
}

/** Two ways to show sellers that the money is there. */
export function PayingCash({ payingCash, hasLetters, children }: PayingCashProps): ReactNode {
  const { refresh } = useMilestones();
  const change = useProgressChange();
  const cashRef = useRef<HTMLButtonElement>(null);
  const undoRef = useRef<HTMLButtonElement>(null);
  // Each button goes when it is pressed.
  useFocusAfter(!payingCash, () => undoRef.current);
  useFocusAfter(payingCash, () => cashRef.current);
  const say = (on: boolean): void => {
    change.mutate({ payingCash: on }, { onSuccess: () => void refresh() });
  };
  if (payingCash) {
    return (
      <Alert
        tone="success"
        announce="polite"
        title="You’re paying cash, so you don’t need a letter"
        action={
          <Button
            ref={undoRef}
            variant="secondary"
            size="small"
            onClick={() => {
              say(false);
            }}
          >
            Undo: I need a loan
          </Button>
        }
      >
        Sellers ask for proof of funds instead: a recent bank statement, or a letter from your bank.
        {hasLetters && ' What you logged stays here and in your calendar, in case you need a loan after all.'}
      </Alert>
    );
  }
  return (
    <div className={css['ways']}>
      {children}
      <span className={css['or']}>or</span>
      <Button
        ref={cashRef}
        variant="secondary"
        onClick={() => {
          say(true);
        }}
      >
        I’m paying cash
      </Button>
    </div>
  );
}
