import { brand } from '@hearthway/contracts/brand';

/** In page order. */
export const settingsSections = [
  { id: 'profile', title: 'Profile' },
  { id: 'email', title: 'Email address' },
  { id: 'password', title: 'Password' },
  { id: 'sessions', title: 'Where you’re logged in' },
  { id: 'security-log', title: 'Security log' },
  { id: 'purchases', title: 'Purchases' },
  { id: 'appearance', title: 'Appearance' },
  { id: 'notifications', title: 'Emails from us' },
  { id: 'mia', title: brand.assistant },
  { id: 'privacy', title: 'Your data' },
  { id: 'deletion', title: 'Delete account' },
] as const;
export type SettingsSectionId = (typeof settingsSections)[number]['id'];

export const headingId = (section: SettingsSectionId): string => `settings-${section}`;
