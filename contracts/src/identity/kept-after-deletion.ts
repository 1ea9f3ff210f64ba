const minute = 60;
const day = 24 * 60 * minute;

/**
 * Everything left of a deleted account, as shown on the page that offers the deletion. A system test searches every
 * collection and finds nothing else. `atMostSeconds` counts from the deletion, or from the delivery of a message.
 */
export const keptAfterDeletion = [
  {
    id: 'ended-sessions',
    what: 'The random IDs of your sessions',
    why: 'So a copied access token can’t be used before it expires.',
    howLong: '15 minutes',
    atMostSeconds: 15 * minute,
  },
  {
    id: 'erasure',
    what: 'The random ID of your account, marked as deleted',
    why: 'So anything still in progress when you deleted your account is erased too.',
    howLong: '30 days',
    atMostSeconds: 30 * day,
  },
  {
    id: 'messages',
    what: 'Internal records without your name',
    why: 'So no part of our system misses a change. They hold no name, address, or answer of yours, only your account’s random ID and what happened: account created or deleted, session ended, milestone changed, lender matched, email confirmed or sent, purchase linked, data requested. Data you requested is encrypted, and its key is gone.',
    howLong: '7 days after delivery',
    atMostSeconds: 7 * day,
  },
  {
    id: 'message-order',
    what: 'The random ID of your account with a count of those records',
    why: 'So the records stay in order.',
    howLong: '30 days',
    atMostSeconds: 30 * day,
  },
] as const;
export type KeptAfterDeletion = (typeof keptAfterDeletion)[number]['id'];

/**
 * Not erased with an account, because it belongs to an email address, or because the law wants it kept. Payments are exported once
 * the account's address is confirmed: until then it doesn't prove who reads its mail.
 */
export const notOfTheAccount = [
  {
    what: 'Your spot on the waitlist',
    how: 'It’s tied to your email address. Use the link in any waitlist email to erase it.',
  },
  {
    what: 'Payments',
    how: 'We must keep them, as the Privacy Policy describes. They’re tied to your email address, and no longer to your account once it’s deleted. Email us from that address to erase what can be erased.',
  },
  {
    what: 'Counts of site activity',
    how: 'They hold no names, addresses, or account IDs.',
  },
] as const;
