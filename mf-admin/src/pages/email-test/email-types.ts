import type { EmailType } from '@hearthway/contracts/commerce';

/** Those of the specification in its order, then the others. */
export const emailTypeChoices: readonly { readonly value: EmailType; readonly label: string }[] = [
  { value: 'waitlist', label: 'Waitlist: confirms a sign-up' },
  { value: 'founding', label: 'Founding: membership receipt' },
  { value: 'offer', label: 'Offer: toolkit receipt' },
  { value: 'admin', label: 'Admin: purchase notice' },
  { value: 'alert', label: 'Alert: something is near' },
  { value: 'password-reset', label: 'Account: link for a new password' },
  { value: 'email-verification', label: 'Account: link that verifies an address' },
  { value: 'password-changed', label: 'Account: password was changed' },
];
