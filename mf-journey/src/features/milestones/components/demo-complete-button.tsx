import { useState, type ReactNode } from 'react';
import type { Milestone } from '@hearthway/contracts/journey';
import { milestoneTexts } from '@hearthway/contracts/texts';
import { Button, CheckIcon } from '@hearthway/web-kit';
import { useMilestones } from '../milestones-provider.js';
import { openPrerequisite } from '../tracker.js';
import { PrerequisiteQuestion } from './prerequisite-question.js';

/**
 * Completes a milestone without doing its work, and asks first if the one before is still open. Hidden if it is completed or
 * comes from the fallback list.
 */
export function DemoCompleteButton({ milestone }: { milestone: Milestone }): ReactNode {
  const { state, tracker, complete, changing } = useMilestones();
  const [asked, setAsked] = useState<{ milestone: Milestone; before: Milestone }>();
  const pending = changing === milestone.id;
  if (state !== 'ready') return null;
  if (milestone.status === 'completed' && !pending) return null;
  return (
    <>
      <Button
        variant="secondary"
        icon={<CheckIcon size={18} />}
        pending={pending}
        pendingText="Saving…"
        onClick={({ detail }) => {
          // The second click of a double click may hit the next milestone's button.
          if (detail > 1) return;
          const before = openPrerequisite(tracker, milestone);
          if (before) setAsked({ milestone, before });
          else complete(milestone);
        }}
      >
        {milestoneTexts.markComplete}
      </Button>
      {asked && (
        <PrerequisiteQuestion
          {...asked}
          title="Complete this step now?"
          goOn="Complete anyway"
          onClose={() => {
            setAsked(undefined);
          }}
          onGoOn={() => {
            complete(asked.milestone);
          }}
        />
      )}
    </>
  );
}
