import type { ProfileSection } from '@hearthway/contracts/journey';

// By what the parts of the page lead to each other.

export const headingId = (section: ProfileSection): string => `section-${section}`;

export const controlId = (section: ProfileSection, control: string): string => `${section}-${control}`;

export const assessmentId = 'assessment';
