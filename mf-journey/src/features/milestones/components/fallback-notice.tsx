import type { ReactNode } from 'react';
import { Alert, Button, RetryIcon } from '@hearthway/web-kit';
import { useMilestones } from '../milestones-provider.js';

/** Says that the list shown is not the buyer's own, and offers to load that again. */
export function FallbackNotice(): ReactNode {
  const { state, retry, retrying } = useMilestones();
  if (state !== 'fallback') return null;
  return (
    <Alert
      tone="warning"
      announce="polite"
      title="We couldn’t load your progress"
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
      You’re seeing the standard steps, not your own list. Your progress is saved.
    </Alert>
  );
}
