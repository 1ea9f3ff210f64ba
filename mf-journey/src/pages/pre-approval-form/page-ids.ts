import type { ProfileSection } from '@hearthway/contracts/journey';

// Ids that links within the page use.

export const headingId = (section: ProfileSection): string => `section-${section}`;

export const controlId = (section: ProfileSection, control: string): string => `${section}-${control}`;

export const assessmentId = 'assessment';
