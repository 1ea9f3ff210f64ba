import type { UsStateCode } from '@hearthway/contracts/journey';

/** What differs when one makes an offer there. */
export const stateNotes: Readonly<Partial<Record<UsStateCode, readonly string[]>>> = {
  TX: [
    'You buy an option: for a fee, often $100 to $500, you can leave for any reason during the option period.',
    'The fee and the earnest money are due at the title company within three days of the effective date. Late, and the right to leave is lost.',
    'The option ends at the time stated in the contract. A weekend or holiday doesn’t move it.',
    'Agents need a written agreement with you before they show you homes.',
  ],
  FL: [
    'With the AS IS contract, you can cancel at your own discretion during the inspection period: 15 days if the blank is empty, usually 7 to 15.',
    'The first deposit is due within three days.',
    'Get insurance quotes before that period ends. Premiums can change what you can afford.',
  ],
  AZ: [
    'You have ten days to inspect, unless the contract says otherwise. Weekends and holidays count.',
    'You answer with one notice, the BINSR. The seller then has five days.',
    'If you say nothing in time, you accept the home as it is.',
  ],
  NV: [
    'You and the seller agree on a due-diligence period. Check on your form how its days are counted.',
    'Until it ends, you can inspect and cancel as the contract says.',
  ],
  CO: [
    'The contract has a table of dates: objection, resolution, and termination are each their own.',
    'Without a time, a deadline ends at 11:59 PM Mountain time. A minute late is late.',
    'Ask about hail and wildfire insurance before your inspection dates end.',
  ],
  TN: [
    'You inspect first, then agree on repairs in a resolution period. Both count from the binding agreement date.',
    'A late notice means that you take the home as it is.',
    'Your broker can’t pay you a cash rebate. Ask for a lower fee instead.',
  ],
};

export const otherStates: readonly string[] = [
  'Ask which contract form is usual, and whether an attorney reviews it. In some states, one reviews every contract.',
  'Ask how days are counted, at what hour they end, and whether a weekend moves them.',
  'Ask who holds the deposit, and when it’s due.',
];
