import { useState, type ReactNode } from 'react';
import { Button, Card, ConfirmDialog, KeyIllustration } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import type { ClosingProps } from '../use-closing.js';
import { useKeys } from './use-keys.js';
import css from './keys.module.css';

/** The home is theirs. */
export function WelcomeHome({ view: { contract, closing } }: ClosingProps): ReactNode {
  const { takeBack } = useKeys(contract.id);
  const [asks, setAsks] = useState(false);
  const { signedOn, keysOn } = closing;
  return (
    <Card as="section" className={css['welcome']} aria-labelledby="keys">
      <div className={css['words']}>
        <h2 id="keys" tabIndex={-1} className={css['title']}>
          Welcome home!
        </h2>
        <p>
          {contract.terms.address} is yours{keysOn !== null && ` since ${formatDay(keysOn)}`}.
          {signedOn !== null && signedOn !== keysOn && ` You signed on ${formatDay(signedOn)}.`}
        </p>
        <p className={css['note']}>
          Keep your closing papers in a safe place, with a copy somewhere else. You need them for your taxes, and when
          you sell.
        </p>
        <div>
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              setAsks(true);
            }}
          >
            I don’t have the keys yet
          </Button>
        </div>
      </div>
      <KeyIllustration className={css['picture']} />
      {asks && (
        <ConfirmDialog
          title="Open your contract again?"
          description="Its deadlines go back on your calendar, and your first year leaves it. What you ticked off stays."
          keepText="Keep it closed"
          confirmText="Open it again"
          pendingText="Opening…"
          failureTitle="We couldn’t undo that"
          action={takeBack}
          onConfirm={() => takeBack.mutate('in-place')}
          onClose={() => {
            setAsks(false);
          }}
        />
      )}
    </Card>
  );
}
