import { brand } from '@hearthway/contracts/brand';
import type { SecurityEventKind } from '@hearthway/contracts/identity';

export const securityEventTexts: Readonly<Record<SecurityEventKind, string>> = {
  registered: 'Created your account',
  'signed-in-by-password': 'Logged in with your password',
  'signed-in-by-code': 'Logged in with a code from an email',
  'signed-out': 'Logged out',
  'session-ended': 'A device was logged out',
  'password-changed': 'Changed your password',
  'password-reset': 'Chose a new password with a link from an email',
  'username-changed': 'Changed your username',
  'email-confirmed': 'Confirmed your email address',
  'email-change-requested': 'Asked to change your email address',
  'email-changed': 'Changed your email address',
  'email-change-undone': 'Went back to your former email address with a link from an email',
  'data-export-requested': 'Asked for a copy of your data',
  'data-export-downloaded': 'Downloaded a copy of your data',
  'revealed-to-admin': `Someone who runs ${brand.name} looked up the email address of an order of yours. We log that it happened, but not why.`,
};
