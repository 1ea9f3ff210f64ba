import type { ConditionEntry } from '@hearthway/contracts/journey';
import type { GivenUnderwriting } from './underwriting.js';

const asked: ConditionEntry = {
  text: 'Latest bank statement, all pages',
  type: 'assets',
  askedOn: '2026-11-20',
  dueOn: '2026-11-27',
  papers: ['Statement of November'],
  sentOn: null,
  proof: '',
  askedAgainOn: null,
  acceptedOn: null,
};

/** A loan approved with conditions, one of them in each state. */
export const exampleUnderwritingFile: GivenUnderwriting = {
  entry: {
    steps: [
      { stage: 'processing', on: '2026-11-20', note: '' },
      { stage: 'submitted', on: '2026-11-23', note: '' },
      { stage: 'approved', on: '2026-11-25', note: 'Five conditions, all by December 7' },
    ],
    papers: [
      { id: 'paper-1', kind: 'pay_stub', name: 'Pay stub of November', datedOn: '2026-11-20', until: null },
      { id: 'paper-2', kind: 'other', name: 'Award letter', datedOn: '2026-11-20', until: null },
    ],
  },
  conditions: [
    asked,
    { ...asked, text: 'Title commitment', type: 'title', dueOn: '2027-01-04', papers: [] },
    { ...asked, text: 'Letter on a large deposit', dueOn: null, sentOn: '2026-11-24', proof: 'Uploaded to the portal' },
    {
      ...asked,
      text: 'Latest pay stub',
      type: 'income',
      dueOn: null,
      papers: ['Stub of November 20'],
      sentOn: '2026-11-23',
      proof: 'Email to Pat at Oak Bank',
      askedAgainOn: '2026-11-25',
    },
    {
      ...asked,
      text: 'Proof of home insurance (binder)',
      type: 'insurance',
      papers: [],
      sentOn: '2026-11-22',
      proof: 'The insurer sent it',
      acceptedOn: '2026-11-24',
    },
  ],
  view: {
    largeDepositCents: 450_000,
    extension: {
      lockUntil: '2027-01-07',
      closingOn: '2027-01-12',
      shortDays: 5,
      loanCents: 32_000_000,
      options: [5, 7, 15, 30].map((days) => ({
        days,
        lowCents: days * 3_200,
        expectedCents: days * 6_400,
        highCents: days * 12_800,
      })),
      rowId: 'rate-lock/extension-day@2026-01-01',
    },
    policyRows: [
      {
        id: 'rate-lock/extension-day@2026-01-01',
        name: 'Longer rate lock: share of the loan per day',
        value: 2,
        unit: 'basis-points',
        range: { low: 1, high: 4 },
        standing: 'practice',
        sourceName: 'General industry practice, not yet verified',
        sourceUrl: '',
        effectiveFrom: '2026-01-01',
        effectiveTo: null,
        checkedOn: '2026-11-20',
      },
    ],
  },
};
