import { progressBadges } from '@hearthway/contracts/constants';
import { milestoneHiddenInTracker, type Milestone } from '@hearthway/contracts/journey';
import { milestonePath } from '@hearthway/contracts/pages';

export interface Tracker {
  /** In order, numbered from 1, without the one that the tracker hides. */
  readonly milestones: readonly Milestone[];
  readonly total: number;
  readonly completed: number;
  /** From 0 to 100, not rounded; 0 when there are no milestones. */
  readonly percent: number;
}

/** The tracker's view of fetched milestones. Anything but an array counts as empty. */
export function trackerOf(milestones: unknown): Tracker {
  const shown = Array.isArray(milestones) ? renumbered(milestones as Milestone[]) : [];
  const total = shown.length;
  const completed = shown.filter(({ status }) => status === 'completed').length;
  return { milestones: shown, total, completed, percent: total === 0 ? 0 : (completed / total) * 100 };
}

/** The first milestone in progress, or else the first one not started; `undefined` if all are completed. */
export function currentMilestone({ milestones }: Tracker): Milestone | undefined {
  return (
    milestones.find(({ status }) => status === 'in_progress') ??
    milestones.find(({ status }) => status === 'not_started')
  );
}

/** The milestone whose page is at this path. */
export function milestoneAt({ milestones }: Tracker, path: string): Milestone | undefined {
  return milestones.find(({ key }) => milestonePath(key) === path);
}

/** Opening a milestone starts it only if it is the first. */
export function startsWhenOpened({ order, status }: Milestone): boolean {
  return order === 1 && status === 'not_started';
}

/** The rounded percent and its badge. */
export function progressOf({ percent }: Tracker): { percent: number; badge: string } {
  const rounded = Math.round(percent);
  const badge = progressBadges.find(({ below }) => rounded < below) ?? progressBadges[0];
  return { percent: rounded, badge: badge.label };
}

function renumbered(milestones: readonly Milestone[]): Milestone[] {
  return milestones
    .filter(({ key }) => key !== milestoneHiddenInTracker)
    .sort((one, other) => one.order - other.order)
    .map((milestone, index) => ({ ...milestone, order: index + 1 }));
}
