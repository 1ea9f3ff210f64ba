import type { ReactNode } from 'react';
import type { Milestone } from '@hearthway/contracts/journey';
import { CheckIcon, CircleIcon, classNames } from '@hearthway/web-kit';
import css from './milestone-marker.module.css';

/** A check, a circle, or the number. Hidden from screen readers, since the text beside it says the same. */
export function MilestoneMarker({ milestone }: { milestone: Milestone }): ReactNode {
  const { status, order } = milestone;
  return (
    <span
      className={classNames(css['marker'], status !== 'not_started' && css[status])}
      aria-hidden="true"
      data-marker={status}
    >
      {status === 'completed' && <CheckIcon size={18} strokeWidth={2.75} />}
      {status === 'in_progress' && <CircleIcon size={14} strokeWidth={4} />}
      {status === 'not_started' && order}
    </span>
  );
}
