import type { ReactNode } from 'react';
import type { Milestone } from '@hearthway/contracts/journey';
import { Button, VisuallyHidden } from '@hearthway/web-kit';
import { useMilestones } from '../milestones-provider.js';
import { MilestoneMarker } from './milestone-marker.js';
import { actionLabel, statusLabels } from './milestone-labels.js';
import css from './tracker-timeline.module.css';

/** Vertical view with descriptions. */
export function TrackerTimeline({ label }: { label: string }): ReactNode {
  const { tracker } = useMilestones();
  return (
    <ol className={css['timeline']} aria-label={label}>
      {tracker.milestones.map((milestone) => (
        <li key={milestone.id} className={css['item']} data-status={milestone.status}>
          <MilestoneMarker milestone={milestone} />
          <Step milestone={milestone} />
        </li>
      ))}
    </ol>
  );
}

function Step({ milestone }: { milestone: Milestone }): ReactNode {
  const { open } = useMilestones();
  return (
    <div className={css['step']}>
      <div className={css['content']}>
        <h3 className={css['title']}>{milestone.title}</h3>
        <p className={css['description']}>{milestone.description}</p>
        <p className={css['state']}>{statusLabels[milestone.status]}</p>
      </div>
      <Button
        variant={milestone.status === 'in_progress' ? 'primary' : 'secondary'}
        size="small"
        onClick={() => {
          open(milestone);
        }}
      >
        {actionLabel(milestone.status)}
        <VisuallyHidden>: {milestone.title}</VisuallyHidden>
      </Button>
    </div>
  );
}
