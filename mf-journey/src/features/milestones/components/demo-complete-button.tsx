import type { ReactNode } from 'react';
import type { Milestone } from '@hearthway/contracts/journey';
import { milestoneTexts } from '@hearthway/contracts/texts';
import { Button, CheckIcon } from '@hearthway/web-kit';
import { useMilestones } from '../milestones-provider.js';

/** Completes a milestone without doing its work, in the animated view only. Hidden if it is completed or comes from the fallback list. */
export function DemoCompleteButton({ milestone }: { milestone: Milestone }): ReactNode {
  const { state, complete, changing } = useMilestones();
  const pending = changing === milestone.id;
  if (state !== 'ready') return null;
  if (milestone.status === 'completed' && !pending) return null;
  return (
    <Button
      variant="secondary"
      icon={<CheckIcon size={18} />}
      pending={pending}
      pendingText="Saving…"
      onClick={({ detail }) => {
        // The second click of a double click may hit the next milestone's button.
        if (detail <= 1) complete(milestone);
      }}
    >
      {milestoneTexts.markComplete}
    </Button>
  );
}
