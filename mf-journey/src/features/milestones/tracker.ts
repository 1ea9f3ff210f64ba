import { progressBadges } from '@hearthway/contracts/constants';
import {
  milestoneHiddenInTracker,
  nextMilestone,
  type Milestone,
  type MilestoneKey,
  type MilestoneRule,
  type MilestoneRuleItem,
} from '@hearthway/contracts/journey';
import { ownValue } from '@hearthway/contracts/own-value';
import { journeyPageAt, milestonePath } from '@hearthway/contracts/journey-pages';

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

/** What the buyer does next; `undefined` if nothing is left. */
export const currentMilestone = ({ milestones }: Tracker): Milestone | undefined => nextMilestone(milestones);

/** The milestone that the page at this path belongs to. */
export function milestoneAt({ milestones }: Tracker, path: string): Milestone | undefined {
  const page = journeyPageAt(path);
  return milestones.find(({ key }) => key === page?.milestone);
}

/** What is left to do for a milestone. Nothing if it has no rule. */
export function leftOf({ key }: Milestone, rules: readonly MilestoneRule[]): MilestoneRuleItem[] {
  return rules.find((rule) => rule.key === key)?.items.filter(({ done }) => !done) ?? [];
}

/** Where every Continue of a milestone leads: to the first thing that is left to do for it, or else to its page. */
export function pathOf(milestone: Milestone, rules: readonly MilestoneRule[]): string {
  return leftOf(milestone, rules)[0]?.path ?? milestonePath(milestone.key);
}

/** What usually comes before a milestone. If there are several, one is enough. */
const prerequisites: Readonly<Partial<Record<MilestoneKey, readonly MilestoneKey[]>>> = {
  'buying-power': ['get-to-know-you'],
  'get-pre-approved': ['buying-power'],
  'home-search': ['get-pre-approved', 'home-goals'],
  'make-offer': ['home-search'],
  'mortgage-application': ['make-offer'],
  'home-inspection': ['make-offer'],
  appraisal: ['mortgage-application'],
  closing: ['appraisal'],
};

/** The milestone of the buyer's list that usually comes first and isn't completed. */
export function openPrerequisite(list: readonly Milestone[], { key }: Pick<Milestone, 'key'>): Milestone | undefined {
  const keys: readonly string[] = ownValue(prerequisites, key) ?? [];
  const before = list.filter((milestone) => keys.includes(milestone.key));
  return before.some(({ status }) => status === 'completed')
    ? undefined
    : before.find((milestone) => milestone.key === keys[0]);
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
