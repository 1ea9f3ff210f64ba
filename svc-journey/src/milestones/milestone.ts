import { defaultMilestones, type Milestone, type MilestoneStatus } from '@hearthway/contracts/journey';

/** A new buyer's list: the first is in progress, the rest are not started. */
export function firstMilestones(userId: string, newId: () => string): Milestone[] {
  return defaultMilestones.map(({ title, description }, index) => ({
    id: newId(),
    userId,
    title,
    description,
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

/** The status that a milestone gets by its rule; undefined to leave it as it is. Only the rule's own completion is taken back. */
export function statusByRule(
  { status, basisMet, completedByRule }: Pick<Milestone, 'status'> & { basisMet: boolean; completedByRule: boolean },
  met: boolean,
): MilestoneStatus | undefined {
  if (basisMet === met) return undefined;
  if (met) return status === 'completed' ? undefined : 'completed';
  return status === 'completed' && completedByRule ? 'in_progress' : undefined;
}
