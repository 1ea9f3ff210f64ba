import type { ReactNode } from 'react';
import type { Milestone } from '@hearthway/contracts/journey';
import { useLocation } from 'react-router-dom';
import { useMilestones } from '../milestones-provider.js';
import { currentMilestone, milestoneAt } from '../tracker.js';
import { MilestoneMarker } from './milestone-marker.js';
import { actionLabel, statusLabels } from './milestone-labels.js';

export interface MilestoneButtonProps {
  milestone: Milestone;
  /** Class names of the view that shows the button. */
  css: Readonly<Record<string, string>>;
}

/** A milestone of the tracker, in any view: its status, title, and link to its page. */
export function MilestoneButton({ milestone, css }: MilestoneButtonProps): ReactNode {
  const { tracker, open } = useMilestones();
  const here = milestoneAt(tracker, useLocation().pathname)?.id === milestone.id;
  return (
    <button
      type="button"
      className={css['milestone']}
      aria-current={here ? 'page' : undefined}
      data-current={currentMilestone(tracker)?.id === milestone.id || undefined}
      onClick={() => {
        open(milestone);
      }}
    >
      <MilestoneMarker milestone={milestone} />
      <span className={css['text']}>
        <span className={css['title']}>{milestone.title}</span>{' '}
        <span className={css['state']}>
          <span>{statusLabels[milestone.status]}</span>{' '}
          <span className={css['action']}>{actionLabel(milestone.status)}</span>
        </span>
      </span>
    </button>
  );
}
