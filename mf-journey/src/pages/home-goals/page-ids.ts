import type { GoalList } from '@hearthway/contracts/home-goals';

/** Of headings that take the focus of a control that is gone. */
export const listHeadingId = (list: GoalList): string => `list-${list}`;
export const areasHeadingId = 'areas';
