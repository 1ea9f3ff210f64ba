import type { ProfileSection } from '@hearthway/contracts/journey';

// By what the parts of the page lead to each other.

export const headingId = (section: ProfileSection): string => `section-${section}`;

export const controlId = (section: ProfileSection, control: string): string => `${section}-${control}`;

export const assessmentId = 'assessment';

/** Brings something of this page into view, with the focus, so that it is read out and Tab goes on from there. */
export function goTo(id: string): void {
  document.getElementById(id)?.focus();
}
