import type { ReactNode } from 'react';
import { usStates, type UsStateCode } from '@hearthway/contracts/journey';
import { Alert, Button } from '@hearthway/web-kit';
import css from './get-to-know-you.module.css';

export interface StateDifferenceProps {
  readonly profileState: UsStateCode;
  readonly onUse: (state: UsStateCode) => void;
}

/** Asks which state holds when the financial profile says another one than the answer here. */
export function StateDifference({ profileState, onUse }: StateDifferenceProps): ReactNode {
  const name = new Map<string, string>(usStates).get(profileState) ?? profileState;
  return (
    <Alert tone="warning" announce="polite" title={`Your financial profile says ${name}`}>
      <p>Continue with your answer here and we’ll change your profile, too. Or use {name} in both places.</p>
      <p className={css['difference']}>
        <Button
          variant="secondary"
          onClick={() => {
            onUse(profileState);
          }}
        >
          Use {name}
        </Button>
      </p>
    </Alert>
  );
}
