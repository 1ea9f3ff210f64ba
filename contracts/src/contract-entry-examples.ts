import {
  createCondition,
  saveAppraisal,
  saveClosing,
  saveInspection,
  saveMortgageApplication,
  saveUnderwriting,
  type AppraisalEntry,
  type ClosingEntry,
  type ConditionEntry,
  type InspectionEntry,
  type MortgageApplicationEntry,
  type UnderwritingEntry,
} from './journey/index.js';
import type { Operation } from './operation.js';

export const exampleMortgageApplication: MortgageApplicationEntry = {
  lender: 'Oak Bank',
  appliedOn: '2026-11-20',
  finished: ['identity'],
  estimateId: null,
  intentOn: null,
  lock: { lockedOn: '2026-11-20', until: '2027-01-08', rateMillionths: 62_500 },
};

export const exampleInspection: InspectionEntry = {
  inspector: 'Dana Whitfield, license 20114',
  inspectedOn: '2026-11-21',
  yearBuilt: 1962,
  traits: ['older_roof', 'cracks'],
  ordered: ['sewer'],
  findings: [
    {
      id: 'finding-1',
      area: 'Roof',
      text: 'Shingles are missing above the porch',
      severity: 'major',
      lowCents: 120_000,
      highCents: 200_000,
      page: 12,
      plan: 'repair',
    },
    {
      id: 'finding-2',
      area: 'Kitchen',
      text: 'Outlets near the sink have no ground-fault protection',
      severity: 'safety',
      lowCents: 15_000,
      highCents: 30_000,
      page: null,
      plan: 'credit',
    },
  ],
  answers: [
    {
      id: 'answer-1',
      on: '2026-11-21',
      by: 'seller',
      text: 'Will repair the roof, and pays for the outlets',
      creditCents: 30_000,
    },
  ],
};

export const exampleUnderwriting: UnderwritingEntry = {
  steps: [
    { stage: 'submitted', on: '2026-11-20', note: '' },
    { stage: 'approved', on: '2026-11-21', note: 'Five conditions' },
  ],
  papers: [{ id: 'paper-1', kind: 'pay_stub', name: 'Pay stub of November', datedOn: '2026-11-20', until: null }],
};

export const exampleCondition: ConditionEntry = {
  text: 'Latest bank statement, all pages',
  type: 'assets',
  askedOn: '2026-11-20',
  dueOn: '2026-12-07',
  papers: ['Statement of November'],
  sentOn: null,
  proof: '',
  askedAgainOn: null,
  acceptedOn: null,
};

export const exampleAppraisal: AppraisalEntry = {
  waived: false,
  reports: [
    {
      id: 'report-1',
      orderedOn: '2026-11-20',
      visitedOn: '2026-11-21',
      receivedOn: '2026-11-22',
      valueCents: 38_000_000,
      request: {
        form: 'Reconsideration of value request',
        errors: ['Page 2: the living area is 1,850 square feet, not 1,650'],
        comparables: [
          {
            address: '14 Oak Street',
            priceCents: 39_900_000,
            soldOn: '2026-10-01',
            squareFeet: 1_800,
            note: 'Same model',
          },
        ],
        sentOn: null,
        answeredOn: null,
        newValueCents: null,
      },
    },
  ],
  usedId: null,
  loan: { program: 'conventional', loanCents: 32_000_000, rateMillionths: 62_500, months: 360, fundingFeeUse: 'first' },
  decision: null,
};

/** A Closing Disclosure beside the example Loan Estimate: 120 dollars above the limits. */
export const exampleClosing: ClosingEntry = {
  disclosure: {
    receivedOn: '2026-11-20',
    program: 'conventional',
    irregular: false,
    loanCents: 30_000_000,
    months: 360,
    rateMillionths: 62_500,
    aprMillionths: 64_000,
    originationCents: 90_000,
    pointsCents: 0,
    requiredServicesCents: 70_000,
    listedServicesCents: 180_000,
    ownServicesCents: 0,
    recordingCents: 33_200,
    transferTaxesCents: 0,
    prepaidsCents: 250_000,
    escrowCents: 155_000,
    otherCents: 60_000,
    lenderCreditsCents: 0,
    curedCents: 0,
    mortgageInsuranceCents: 0,
    estimatedTransferTaxesCents: 0,
    estimatedOwnServicesCents: 0,
  },
  correction: null,
  heldToFirst: false,
  cash: {
    earnestMoneyCents: null,
    optionFeeCents: null,
    paidBeforeCents: 60_000,
    sellerCreditCents: 150_000,
    giftCents: 0,
    otherCreditsCents: 0,
    brokerFeeCents: 0,
    statementCostsCents: 0,
    saidCents: 10_208_200,
    readyCents: 10_500_000,
  },
  titleCompany: 'Alamo Title',
  titlePhone: '512-555-0100',
  wireChanged: false,
  walkThroughNote: '',
  firstPaymentOn: null,
  done: ['wire-number'],
  firstYearDone: [],
};

/** An operation that stores something about a contract, and what. */
interface ContractEntryCall {
  readonly operation: Operation;
  readonly entry: object;
}

/** Calls by which a buyer with a contract uses every feature that rests on it. Their bodies are `{ contractId, entry }`. */
export const everyContractEntry: readonly ContractEntryCall[] = [
  { operation: saveMortgageApplication, entry: exampleMortgageApplication },
  { operation: saveInspection, entry: exampleInspection },
  { operation: saveUnderwriting, entry: exampleUnderwriting },
  { operation: createCondition, entry: exampleCondition },
  { operation: saveAppraisal, entry: exampleAppraisal },
  { operation: saveClosing, entry: exampleClosing },
];
