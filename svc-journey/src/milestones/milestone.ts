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
 * Undefined if the milestone already has the status. Any status may follow any other, since buyers can go back a step
 * and undo.
 */
export function statusChange(milestone: Milestone, to: MilestoneStatus): StatusChange | undefined {
  return milestone.status === to ? undefined : { from: milestone.status, to };
}

/** Who changed a status: the buyer by hand, or a rule, by what the buyer did elsewhere. */
export type ChangedBy = 'buyer' | 'rule';

/** A milestone's status when its basis appears or goes away; undefined to leave it. A manual completion stays. */
export function statusByRule(
  { status, changedBy }: Pick<Milestone, 'status'> & { readonly changedBy: ChangedBy },
  isMet: boolean,
): MilestoneStatus | undefined {
  if (isMet) return status === 'completed' ? undefined : 'completed';
  return status === 'completed' && changedBy === 'rule' ? 'in_progress' : undefined;
}
