import type { Milestone } from '@hearthway/contracts/journey';
import { currentMilestone, useMilestones } from '../../features/milestones/index.js';

/** The next milestone. A milestone being saved stays, so that nothing moves under the pointer. */
export function useNextMilestone(): Milestone | undefined {
  const { tracker, changing } = useMilestones();
  return tracker.milestones.find(({ id }) => id === changing) ?? currentMilestone(tracker);
}
