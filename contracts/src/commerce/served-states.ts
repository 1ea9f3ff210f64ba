import type { OfferedState } from './waitlist.js';

/** States with full service, by USPS code. Elsewhere: the waitlist and some features. */
export const servedStates = {
  TX: 'Texas',
  FL: 'Florida',
  AZ: 'Arizona',
  NV: 'Nevada',
  CO: 'Colorado',
  TN: 'Tennessee',
} as const satisfies Record<Exclude<OfferedState, 'Other'>, string>;
