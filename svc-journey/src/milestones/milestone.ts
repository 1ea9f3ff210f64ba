import { defaultMilestones, introductionKey, type Milestone, type MilestoneStatus } from '@hearthway/contracts/journey';

/** A new buyer's list: the first is in progress, the rest are not started. */
export function firstMilestones(userId: string, newId: () => string): Milestone[] {
  return defaultMilestones.map((entry, index) => ({
    id: newId(),
    userId,
    ...entry,
    status: index === 0 ? 'in_progress' : 'not_started',
    order: index + 1,
  }));
}

export interface StatusChange {
  readonly from: MilestoneStatus;
  readonly to: MilestoneStatus;
}

/**
 * Undefined if the milestone already has the status. Any status may follow any other, since buyers can go back to a step and
 * undo.
 */
export function statusChange(milestone: Milestone, to: MilestoneStatus): StatusChange | undefined {
  return milestone.status === to ? undefined : { from: milestone.status, to };
}

/** Leaves a milestone that the buyer has already taken further as it is. */
export function introductionChanges(
  milestones: readonly Milestone[],
): { readonly milestone: Milestone; readonly change: StatusChange }[] {
  return milestones.flatMap((milestone) => {
    const change = statusChange(milestone, statusAfterIntroduction(milestone));
    return change ? [{ milestone, change }] : [];
  });
}

function statusAfterIntroduction({ key, status }: Milestone): MilestoneStatus {
  if (key === introductionKey) return 'completed';
  return key === 'buying-power' && status === 'not_started' ? 'in_progress' : status;
}
