import type { ProfileSection } from '@hearthway/contracts/journey';

// Ids that links within the page use.

export const headingId = (section: ProfileSection): string => `section-${section}`;

/** The part of a section that folds away. */
export const bodyId = (section: ProfileSection): string => `section-${section}-answers`;

export const controlId = (section: ProfileSection, control: string): string => `${section}-${control}`;

export const assessmentId = 'assessment';
