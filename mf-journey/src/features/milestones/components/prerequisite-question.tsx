import type { ReactNode } from 'react';
import type { Milestone } from '@hearthway/contracts/journey';
import { QuestionDialog } from '../../dialogs/index.js';

export interface PrerequisiteQuestionProps {
  readonly title: string;
  /** What the button says that goes on. */
  readonly goOn: string;
  readonly milestone: Milestone;
  /** The open one that usually comes before. */
  readonly before: Milestone;
  readonly onClose: () => void;
  readonly onGoOn: () => void;
}

/** Asks before a step is completed whose usual prerequisite is open. Never blocks. */
export function PrerequisiteQuestion(props: PrerequisiteQuestionProps): ReactNode {
  const { title, goOn, milestone, before, onClose, onGoOn } = props;
  return (
    <QuestionDialog
      title={title}
      no="Not yet"
      yes={goOn}
      onClose={onClose}
      onYes={() => {
        onClose();
        onGoOn();
      }}
    >
      <p>
        {milestone.title} usually comes after {before.title}, which is still open. You can do your steps in any order.
      </p>
    </QuestionDialog>
  );
}
