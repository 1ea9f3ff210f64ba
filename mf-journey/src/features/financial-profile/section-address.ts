import type { ProfileSection } from '@hearthway/contracts/journey';

/** The profile’s sections as its page titles them. */
export const profileSectionTitles: Readonly<Record<ProfileSection, string>> = {
  location: 'Location',
  household: 'Household',
  income: 'Income',
  debts: 'Debts',
  credit: 'Credit score',
  savings: 'Savings',
  plan: 'Your plan',
};

/** Where the page of the profile shows a section. */
export const sectionAddress = (section: ProfileSection): string => `/pre-approval-form#section-${section}`;
