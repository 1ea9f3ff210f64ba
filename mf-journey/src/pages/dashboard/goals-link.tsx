import type { ReactNode } from 'react';
import { ArrowRightIcon } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { useMilestone } from '../../features/milestones/index.js';
import css from './dashboard.module.css';

/** The way to the goals, which the tracker leaves out. */
export function GoalsLink(): ReactNode {
  const isDone = useMilestone('Home Goals')?.status === 'completed';
  return (
    <p className={css['goals']}>
      {isDone ? 'You know what you’re looking for.' : 'Know what you’re looking for?'}{' '}
      <PageLink to="/home-goals">
        {isDone ? 'Your home goals' : 'Write down your home goals'} <ArrowRightIcon size={16} />
      </PageLink>
    </p>
  );
}
