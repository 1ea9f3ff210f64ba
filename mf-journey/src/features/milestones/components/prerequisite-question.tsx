import type { ReactNode } from 'react';
import type { Milestone } from '@hearthway/contracts/journey';
import { Button, Dialog } from '@hearthway/web-kit';

export interface PrerequisiteQuestionProps {
  milestone: Milestone;
  /** The milestone that usually comes first and is still open. */
  before: Milestone;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a step is completed ahead of the one that usually comes first. */
export function PrerequisiteQuestion({ milestone, before, onConfirm, onClose }: PrerequisiteQuestionProps): ReactNode {
  return (
    <Dialog
      open
      size="small"
      title="Complete this step now?"
      description={`${milestone.title} usually comes after ${before.title}, which is still open. You can take your steps in any order.`}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Not yet
          </Button>
          <Button onClick={onConfirm}>Complete anyway</Button>
        </>
      }
    />
  );
}
