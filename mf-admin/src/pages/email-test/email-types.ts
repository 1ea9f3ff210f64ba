import type { EmailType } from '@hearthway/contracts/commerce';

/** In the order of the specification. */
export const emailTypeChoices: readonly { readonly value: EmailType; readonly label: string }[] = [
  { value: 'waitlist', label: 'Waitlist: confirms a sign-up' },
  { value: 'founding', label: 'Founding: membership receipt' },
  { value: 'offer', label: 'Offer: toolkit receipt' },
  { value: 'admin', label: 'Admin: purchase notice' },
];
