const minute = 60;
const day = 24 * 60 * minute;

/**
 * All that is left of a deleted account, for the page that offers the deletion and for whoever checks it: a test of the whole
 * system looks into every collection and finds nothing else. `atMostSeconds` counts from the deletion, or from the delivery
 * of a message.
 */
export const keptAfterDeletion = [
  {
    id: 'ended-sessions',
    what: 'The random numbers of your sessions',
    why: 'So that a copy of an access token is refused until it expires by itself.',
    howLong: '15 minutes',
    atMostSeconds: 15 * minute,
  },
  {
    id: 'erasure',
    what: 'The random number of your account, marked as deleted',
    why: 'So that whatever was still on its way when you deleted it is erased too, and nothing begins anew.',
    howLong: '30 days',
    atMostSeconds: 30 * day,
  },
  {
    id: 'messages',
    what: 'The random number of your account in messages between the parts of our system: that an account was made or deleted, a session ended, a milestone or a lender match changed, or data was asked for',
    why: 'So that no part misses one. They hold no name, no address and no answer of yours; data that you asked for is encrypted, and its key is gone.',
    howLong: '7 days after a message was delivered',
    atMostSeconds: 7 * day,
  },
  {
    id: 'message-order',
    what: 'The random number of your account with a counter of those messages',
    why: 'So that messages stay in their order.',
    howLong: '30 days',
    atMostSeconds: 30 * day,
  },
] as const;
export type KeptAfterDeletion = (typeof keptAfterDeletion)[number]['id'];

/**
 * What is neither exported nor erased with an account, because it does not belong to one: it goes by an email address, and an
 * address that somebody typed into an account proves nothing about who reads its mail.
 */
export const notOfTheAccount = [
  {
    what: 'Your place on the waitlist',
    how: 'It goes by email address. The link in every email about the waitlist erases it.',
  },
  {
    what: 'Payments',
    how: 'They go by email address, and are kept as the Privacy Policy says. Write to us from that address to see or erase what may be erased.',
  },
  {
    what: 'Counts of what happens on the site',
    how: 'They hold no name, no address and no number of an account.',
  },
] as const;
