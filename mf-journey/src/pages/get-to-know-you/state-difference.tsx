import type { ReactNode } from 'react';
import { stateName, type UsStateCode } from '@hearthway/contracts/journey';
import { Alert, Button } from '@hearthway/web-kit';

export interface StateDifferenceProps {
  profileState: UsStateCode;
  onUse: () => void;
}

/** Asks which state holds when the financial profile has another one than the answer here. */
export function StateDifference({ profileState, onUse }: StateDifferenceProps): ReactNode {
  const name = stateName(profileState);
  return (
    <Alert
      tone="warning"
      announce="polite"
      title={`Your financial profile says ${name}`}
      action={
        <Button variant="secondary" onClick={onUse}>
          Use {name}
        </Button>
      }
    >
      Continue with your answer here, and we’ll change your profile, too. Or use {name} in both places.
    </Alert>
  );
}
