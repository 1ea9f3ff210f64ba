import type { ReactNode } from 'react';
import { Button, Card, KeyIllustration } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import type { ClosingProps } from '../use-closing.js';
import { useKeys } from './use-keys.js';
import css from './keys.module.css';

/** The home is theirs. */
export function WelcomeHome({ view: { contract, closing } }: ClosingProps): ReactNode {
  const { takeBack } = useKeys(contract.id);
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
            pending={takeBack.isPending}
            pendingText="Undoing…"
            onClick={() => takeBack.mutate()}
          >
            I don’t have the keys yet
          </Button>
        </div>
      </div>
      <KeyIllustration className={css['picture']} />
    </Card>
  );
}
