import { progressBadges } from '@hearthway/contracts/constants';
import { milestoneHiddenInTracker, milestoneRoute, type Milestone } from '@hearthway/contracts/journey';

export interface Tracker {
  /** By order, numbered from 1 without gaps, without the one that the tracker leaves out. */
  readonly milestones: readonly Milestone[];
  readonly total: number;
  readonly completed: number;
  /** From 0 to 100, not rounded; 0 when there are no milestones. */
  readonly percent: number;
}

/** What the tracker shows of the milestones as they were fetched; anything but a list is an empty one. */
export function trackerOf(milestones: unknown): Tracker {
  const shown = Array.isArray(milestones) ? renumbered(milestones as Milestone[]) : [];
  const total = shown.length;
  const completed = shown.filter(({ status }) => status === 'completed').length;
  return { milestones: shown, total, completed, percent: total === 0 ? 0 : (completed / total) * 100 };
}

/** The step to take next: the first one under way, else the first one not done; none when all are done. */
export function currentMilestone({ milestones }: Tracker): Milestone | undefined {
  return (
    milestones.find(({ status }) => status === 'in_progress') ??
    milestones.find(({ status }) => status === 'not_started')
  );
}

/** The milestone whose page this path is. */
export function milestoneAt({ milestones }: Tracker, path: string): Milestone | undefined {
  return milestones.find(({ title }) => milestoneRoute(title) === path);
}

/** Only the first milestone is started by opening it. */
export function startsWhenOpened({ order, status }: Milestone): boolean {
  return order === 1 && status === 'not_started';
}

/** The percent as the dashboard says it, and the badge that goes with what it says. */
export function progressOf({ percent }: Tracker): { percent: number; badge: string } {
  const rounded = Math.round(percent);
  const badge = progressBadges.find(({ below }) => rounded < below) ?? progressBadges[0];
  return { percent: rounded, badge: badge.label };
}

function renumbered(milestones: readonly Milestone[]): Milestone[] {
  return milestones
    .filter(({ title }) => title !== milestoneHiddenInTracker)
    .sort((one, other) => one.order - other.order)
    .map((milestone, index) => ({ ...milestone, order: index + 1 }));
}
