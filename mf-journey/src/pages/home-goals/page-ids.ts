import type { GoalList } from '@hearthway/contracts/home-goals';

/** Ids of headings that get the focus when a focused control disappears. */
export const listHeadingId = (list: GoalList): string => `list-${list}`;
export const areasHeadingId = 'areas';
