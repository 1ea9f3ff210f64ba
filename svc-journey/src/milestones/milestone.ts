import { defaultMilestones, type Milestone, type MilestoneStatus } from '@hearthway/contracts/journey';

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

/** Who changed a status: the buyer by hand, or what the buyer has done elsewhere. */
export type ChangedBy = 'buyer' | 'rule';

/** The status that a milestone gets when its basis appears or goes; undefined to leave it. A completion by hand stays. */
export function statusByRule(
  { status, changedBy }: Pick<Milestone, 'status'> & { readonly changedBy: ChangedBy },
  isMet: boolean,
): MilestoneStatus | undefined {
  if (isMet) return status === 'completed' ? undefined : 'completed';
  return status === 'completed' && changedBy === 'rule' ? 'in_progress' : undefined;
}
