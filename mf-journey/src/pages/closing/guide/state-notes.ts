import type { UsStateCode } from '@hearthway/contracts/journey';

/** Who closes there, and what differs. */
export const stateNotes: Readonly<Partial<Record<UsStateCode, readonly string[]>>> = {
  TX: [
    'A title company closes. You and the seller often sign at different times.',
    'You get the keys once the loan has funded, often the same day.',
    'There is no transfer tax. Title insurance has one price everywhere, set by the state.',
  ],
  FL: [
    'A title company or an attorney closes.',
    'Who pays for the owner’s title policy differs by county. Your contract says it.',
    'With a loan, the state taxes the note, too. It’s in section E.',
  ],
  AZ: [
    'An escrow company closes. You sign a few days before closing day.',
    'You get the keys once the deed is recorded.',
    'There is no transfer tax.',
  ],
  NV: [
    'An escrow company closes. You sign a few days before closing day.',
    'You get the keys once the deed is recorded.',
    'The county taxes the transfer. The seller usually pays it, if your contract doesn’t say otherwise.',
  ],
  CO: [
    'A title company closes, usually with both sides at one table.',
    'You leave with the keys, unless the seller stays for some days.',
    'The transfer fee is small: one cent per $100 of the price.',
  ],
  TN: [
    'A title company or an attorney closes.',
    'The buyer usually pays the transfer tax of 37 cents per $100, and the tax on the mortgage.',
  ],
};

export const otherStates: readonly string[] = [
  'Ask who closes: a title company, an escrow company, or an attorney. In some states, such as Georgia, Massachusetts, North Carolina, and South Carolina, an attorney has to.',
  'Ask when you get the keys: at the table, once the loan has funded, or once the deed is recorded.',
  'Ask who pays for the owner’s title policy and the transfer tax. Your contract may say it.',
];
