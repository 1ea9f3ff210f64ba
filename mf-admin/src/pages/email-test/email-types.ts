import type { EmailType } from '@hearthway/contracts/commerce';

/** As a choice shows them, in the order of the specification. */
export const emailTypeChoices: readonly { readonly value: EmailType; readonly label: string }[] = [
  { value: 'waitlist', label: 'Waitlist: a join is confirmed' },
  { value: 'founding', label: 'Founding: a membership’s receipt' },
  { value: 'offer', label: 'Offer: a toolkit’s receipt' },
  { value: 'admin', label: 'Admin: a purchase is reported' },
];
