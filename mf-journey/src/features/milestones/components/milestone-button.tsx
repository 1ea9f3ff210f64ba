import type { ReactNode } from 'react';
import type { Milestone } from '@hearthway/contracts/journey';
import { useLocation } from 'react-router-dom';
import { useMilestones } from '../milestones-provider.js';
import { milestoneAt } from '../tracker.js';
import { MilestoneMarker } from './milestone-marker.js';
import { actionWord, statusWords } from './milestone-words.js';

export interface MilestoneButtonProps {
  milestone: Milestone;
  /** Where each part of it stands differs between the views. */
  css: Readonly<Record<string, string>>;
}

/** One milestone of the tracker, whatever the view: its state, its title and the way to its page. */
export function MilestoneButton({ milestone, css }: MilestoneButtonProps): ReactNode {
  const { tracker, open } = useMilestones();
  const here = milestoneAt(tracker, useLocation().pathname)?.id === milestone.id;
  return (
    <button
      type="button"
      className={css['milestone']}
      aria-current={here ? 'page' : undefined}
      onClick={() => {
        open(milestone);
      }}
    >
      <MilestoneMarker milestone={milestone} />
      <span className={css['words']}>
        <span className={css['title']}>{milestone.title}</span>{' '}
        <span className={css['state']}>
          <span>{statusWords[milestone.status]}</span>{' '}
          <span className={css['action']}>{actionWord(milestone.status)}</span>
        </span>
      </span>
    </button>
  );
}
