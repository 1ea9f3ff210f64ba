import type { ReactNode } from 'react';
import { useMilestones } from '../../features/milestones/index.js';
import { JourneyCard } from './journey-card.js';
import { NextStep } from './next-step.js';

/** The next step above a still tracker. Without milestones there is nothing to track. */
export function StandardView(): ReactNode {
  const { state, tracker } = useMilestones();
  return (
    <>
      <NextStep />
      {(state === 'loading' || tracker.total > 0) && <JourneyCard />}
    </>
  );
}
