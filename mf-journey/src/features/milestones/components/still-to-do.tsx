import type { ReactNode } from 'react';
import type { Milestone } from '@hearthway/contracts/journey';
import { useMilestones } from '../milestones-provider.js';
import { leftOf } from '../tracker.js';

/** What a milestone that isn't completed still lacks. Holds its line until that is known, so that nothing moves. */
export function StillToDo({ milestone }: { milestone: Milestone }): ReactNode {
  const { rules } = useMilestones();
  if (milestone.status === 'completed') return null;
  if (!rules) return <p>&nbsp;</p>;
  const left = leftOf(milestone, rules);
  return left.length > 0 && <p>Still to do: {left.map(({ text }) => text).join('; ')}</p>;
}
