import type { UsStateCode } from '@hearthway/contracts/journey';

/** What usual contracts say about a value below the price. The signed one counts. */
export const appraisalNotes = {
  TX: [
    'The Third Party Financing Addendum covers the property’s approval, too: if the lender’s appraisal falls short, you may end the contract within its days. The Addendum Concerning Right to Terminate Due to Lender’s Appraisal is a separate one.',
  ],
  FL: [
    'The appraisal belongs to the loan approval period, unless the Appraisal Contingency rider gives it days of its own.',
  ],
  AZ: [
    'The contract gives you five days after notice of a low value to leave. After that, you go ahead without this right.',
  ],
  NV: [
    'The usual form has days of its own for the appraisal. If they are blank or waived, a low value is yours to pay.',
  ],
  CO: [
    'The table of dates has an appraisal deadline, an objection deadline, and a resolution deadline. Each one counts to the minute.',
  ],
  TN: [
    'After notice of a value below the price, you usually have three days to go ahead without this right, or to end the contract.',
  ],
} satisfies Partial<Record<UsStateCode, readonly string[]>>;

export const otherStates = [
  'Look for “appraisal contingency” in your contract: how low the value has to be, who has to be told, and by when.',
];
