import type { ReactNode } from 'react';
import { Alert, Button, RetryIcon } from '@hearthway/web-kit';
import { useMilestones } from '../milestones-provider.js';

/** Says quietly that the list shown is not the buyer's own, and offers to fetch that one again. */
export function FallbackNotice(): ReactNode {
  const { state, retry, retrying } = useMilestones();
  if (state !== 'fallback') return null;
  return (
    <Alert
      tone="warning"
      announce="polite"
      title="We could not load your progress"
      action={
        <Button
          variant="secondary"
          size="small"
          icon={<RetryIcon size={16} />}
          pending={retrying}
          pendingText="Trying…"
          onClick={retry}
        >
          Try again
        </Button>
      }
    >
      What you see are the usual steps, not your own list. What you have done so far is saved.
    </Alert>
  );
}
