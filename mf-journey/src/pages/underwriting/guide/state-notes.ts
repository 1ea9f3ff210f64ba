import type { UsStateCode } from '@hearthway/contracts/journey';

/** What contracts there say about a loan that isn’t approved in time. */
export const stateNotes: Readonly<Partial<Record<UsStateCode, readonly string[]>>> = {
  TX: [
    'The Third Party Financing Addendum gives you days to get approved. If you can’t, give notice in those days: after them, the earnest money is at risk.',
    'The same addendum covers the lender’s approval of the home, such as its appraisal and insurance.',
  ],
  FL: [
    'Your contract has a loan approval period. Without approval by its end, tell the seller in writing before it’s over.',
    'Insurance is the condition that takes longest here. Get the binder early.',
  ],
  AZ: [
    'In the usual contract, the loan contingency ends three days before closing. If the lender can’t approve the loan, deliver your notice by then.',
    'Your lender keeps the seller informed with a loan status update.',
  ],
  NV: ['The usual form has its own days for the loan. If the lender says no, cancel in writing before they end.'],
  CO: [
    'The table of dates has a deadline for the loan’s terms and another for its availability. Without a notice in time, you go on at your own risk.',
    'Ask about hail and wildfire insurance before the insurance deadline.',
  ],
  TN: [
    'You apply and name your lender early, and prove it if the seller asks.',
    'If the loan is denied, end the contract in writing, with the lender’s letter.',
  ],
};

export const otherStates: readonly string[] = [
  'Ask which day ends your financing contingency, and what you have to send if the lender says no.',
  'Ask whether the lender’s denial letter has to come with your notice.',
];
