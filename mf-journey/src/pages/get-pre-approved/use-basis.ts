import { listMilestoneRules } from '@hearthway/contracts/journey';
import { useQueryClient } from '@tanstack/react-query';
import { useMilestones } from '../../features/milestones/index.js';

/** What the milestone rests on. `isMet`: whether the buyer has it now, before a change. */
export function useBasis(isMet: boolean) {
  const { tracker, celebrateDone, retry } = useMilestones();
  const client = useQueryClient();
  return {
    /** After a change that the service has stored: `met` is the basis now, if known, and `undo` takes the change back. */
    changed(met: boolean | undefined, undo?: () => void): void {
      void client.invalidateQueries({ queryKey: [listMilestoneRules.path] });
      const milestone = tracker.milestones.find(({ title }) => title === 'Get Pre-Approved');
      if (met && !isMet && undo && milestone && milestone.status !== 'completed') celebrateDone(milestone, undo);
      else retry();
    },
  };
}
