import { defaultMilestones, type Milestone, type MilestoneStatus } from '@hearthway/contracts/journey';

/** The list that a new buyer starts with: the first is in progress, the rest wait. */
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
 * What setting a status means: a change, or nothing when it has that status already. Every status may follow every other,
 * since a buyer may go back to a step, and undo.
 */
export function statusChange(milestone: Milestone, to: MilestoneStatus): StatusChange | undefined {
  return milestone.status === to ? undefined : { from: milestone.status, to };
}

/** What the finished introduction changes. A milestone that the buyer has already moved further stays where it is. */
export function introductionChanges(
  milestones: readonly Milestone[],
): { readonly milestone: Milestone; readonly change: StatusChange }[] {
  return milestones.flatMap((milestone) => {
    const change = statusChange(milestone, statusAfterIntroduction(milestone));
    return change ? [{ milestone, change }] : [];
  });
}

function statusAfterIntroduction({ title, status }: Milestone): MilestoneStatus {
  const [introduction, buyingPower] = defaultMilestones;
  if (title === introduction.title) return 'completed';
  return title === buyingPower.title && status === 'not_started' ? 'in_progress' : status;
}
