import type { OfferedState } from './waitlist.js';

/** The states that are served in full, by USPS code; everywhere else there are the waitlist and select features. */
export const servedStates = {
  TX: 'Texas',
  FL: 'Florida',
  AZ: 'Arizona',
  NV: 'Nevada',
  CO: 'Colorado',
  TN: 'Tennessee',
} as const satisfies Record<Exclude<OfferedState, 'Other'>, string>;
