import type { OperationReply } from './operation.js';
import type { me, signedIn } from './identity/index.js';
import type {
  countFoundingMembers,
  countWaitlist,
  joinWaitlist,
  preparePayment,
  PurchaseRequest,
  verifyPayment,
  waitlistRequest,
} from './commerce/index.js';
import type { HomeGoals } from './home-goals/index.js';
import {
  defaultMilestones,
  type AppraisalEntry,
  type ClosingEntry,
  type ComparableSale,
  type ConditionEntry,
  type FinancialProfile,
  type HomeEntry,
  type InspectionEntry,
  type LenderQuoteEntry,
  type LoanEstimateEntry,
  type Milestone,
  type MortgageApplicationEntry,
  type OfferTerms,
  type PreApprovalInfo,
  type PreApprovalLetterEntry,
  type PurchaseTerms,
  type UnderwritingEntry,
} from './journey/index.js';
import type * as z from 'zod/mini';

/** Valid examples for pacts, slices that run alone, and tests. */

export const exampleUser: OperationReply<typeof me> = {
  id: '6f1f7a52-6c0e-4c37-9a39-0b8f0f6a3f11',
  username: 'jordan',
  email: 'jordan@example.com',
};

export const exampleSignedIn: z.infer<typeof signedIn> = {
  token: 'eyJhbGciOiJFUzI1NiJ9.e30.c2lnbmF0dXJl',
  user: exampleUser,
};

export const exampleMilestones: Milestone[] = defaultMilestones.map((entry, index) => ({
  id: `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
  userId: exampleUser.id,
  ...entry,
  status: index === 0 ? 'in_progress' : 'not_started',
  order: index + 1,
}));

export const examplePreApprovalInfo: PreApprovalInfo = {
  propertyType: 'single_family',
  propertyUse: 'primary_residence',
  propertyState: 'TX',
  timeframe: 'soon',
  firstName: 'Jordan',
  lastName: 'Rivera',
  phone: '(512) 555-0100',
  email: 'jordan@example.com',
  citizenship: 'permanent_resident',
  maritalStatus: 'widowed',
};

/** Complete enough to match lenders. */
export const exampleFinancialProfile: FinancialProfile = {
  location: { state: 'TX', countyFips: '48453' },
  household: { size: 2, firstTimeBuyer: true, militaryService: 'none' },
  income: {
    borrowers: [{ incomes: [{ type: 'w2', amountCents: 900_000, frequency: 'monthly' }], noIncome: false }],
  },
  debts: {
    debts: [{ type: 'auto_loan', monthlyCents: 30_000, balanceCents: 900_000, monthsLeft: 30, deferred: false }],
  },
  credit: { scoreBand: 'from_720' },
  savings: { savingsCents: 6_000_000, retirementCents: 1_500_000, giftCents: 0 },
  plan: {
    targetPriceCents: 32_000_000,
    downPayment: { kind: 'percent', basisPoints: 1_000 },
    rentCents: 180_000,
    comfortPaymentCents: 280_000,
  },
};

/** Enough to complete the milestone, and with a co-buyer who disagrees. */
export const exampleHomeGoals: HomeGoals = {
  buyer: {
    must: [
      { trait: 'bedrooms', limit: 3, importance: 5 },
      { trait: 'yard', importance: 4 },
      { trait: 'price', limit: 42_000_000, importance: 4 },
    ],
    nice: [{ trait: 'own', text: 'Morning sun in the kitchen', importance: 2 }],
    never: [{ trait: 'propertyType', anyOf: ['mobile_home'], importance: 3 }],
    areas: [
      { kind: 'county', state: 'TX', name: 'Travis' },
      { kind: 'commute', place: 'my office', minutes: 30 },
    ],
    areaImportance: 4,
  },
  coBuyer: {
    name: 'Sam',
    goals: {
      must: [{ trait: 'bedrooms', limit: 4, importance: 4 }],
      nice: [],
      never: [{ trait: 'yard', importance: 3 }],
      areas: [{ kind: 'zip', zip: '78701' }],
      areaImportance: 3,
    },
  },
  moveBy: '2027-06-30',
  projectTolerance: 'light',
  holdYears: 7,
};

export const exampleLetterEntry: PreApprovalLetterEntry = {
  lender: 'Oak Bank',
  amountCents: 35_000_000,
  borrowers: 1,
  issuedOn: '2026-11-20',
  expiresOn: '2027-02-18',
};

export const exampleQuoteEntry: LenderQuoteEntry = {
  lender: 'Elm Credit Union',
  contactName: 'Dana Ruiz',
  contact: '(512) 555-0134',
  nmlsId: '123456',
  creditPull: 'soft',
  status: 'applied',
  rateMillionths: 62_500,
  pointsMillionths: 5_000,
  aprMillionths: 64_100,
  lockDays: 45,
  lockExpiresOn: '2027-01-05',
};

export const exampleEstimateEntry: LoanEstimateEntry = {
  lender: 'Oak Bank',
  issuedOn: '2026-11-20',
  loanCents: 30_000_000,
  months: 360,
  lockedUntil: '2027-01-05',
  rateMillionths: 62_500,
  aprMillionths: 63_900,
  originationCents: 80_000,
  pointsCents: 0,
  requiredServicesCents: 70_000,
  shoppableServicesCents: 180_000,
  taxesCents: 12_000,
  prepaidsCents: 240_000,
  escrowCents: 150_000,
  otherCents: 0,
  lenderCreditsCents: 0,
  mortgageInsuranceCents: 10_000,
  cashToCloseCents: 4_200_000,
};

export const exampleWaitlistRequest: z.infer<typeof waitlistRequest> = {
  email: 'jordan@example.com',
  name: 'Jordan Rivera',
  state: 'TX',
  source: 'landing_page',
  acceptedTerms: true,
  website: '',
};

export const examplePurchase: PurchaseRequest = {
  email: 'jordan@example.com',
  firstName: 'Jordan',
  lastName: 'Rivera',
  state: 'TX',
  productType: 'founding_member',
  acceptedTerms: true,
  customAmount: 50,
};

export const exampleJoined: OperationReply<typeof joinWaitlist> = { ok: true, message: 'Joined' };

export const exampleWaitlistCount: OperationReply<typeof countWaitlist> = { count: 3 };

export const exampleFoundingMembersCount: OperationReply<typeof countFoundingMembers> = { count: 2, soldOut: false };

export const examplePreparedPayment: OperationReply<typeof preparePayment> = {
  redirectUrl: 'https://checkout.stripe.com/c/pay/cs_test_a1',
  paymentId: '6f1f7a52-6c0e-4c37-9a39-0b8f0f6a3f11',
};

/** Of a founding member. An Offer Toolkit has no member number. */
export const exampleVerifiedPayment = {
  success: true,
  status: 'completed',
  productType: 'founding_member',
  message: 'Your payment went through',
  memberNumber: 2,
} as const satisfies OperationReply<typeof verifyPayment>;

/** In Texas, built before 1978, with an HOA. */
export const exampleHomeEntry: HomeEntry = {
  address: '4512 Shoal Creek Blvd',
  city: 'Austin',
  state: 'TX',
  zipCode: '78756',
  priceCents: 42_500_000,
  bedrooms: 3,
  bathrooms: 2.5,
  squareFeet: 1_650,
  lotSquareFeet: 7_840,
  yearBuilt: 1962,
  propertyType: 'single_family',
  stories: 1,
  garageSpaces: 2,
  stepFreeEntry: null,
  yard: true,
  homeOffice: null,
  ageRestricted: null,
  hoaMonthlyCents: 4_500,
  propertyTaxAnnualCents: 780_000,
  listedOn: '2026-11-11',
  mlsNumber: '8123456',
  link: 'https://listings.example.com/8123456',
  marketStatus: 'for_sale',
};

/** Signed in Texas with a seven-day option. */
export const examplePurchaseTerms: PurchaseTerms = {
  homeId: null,
  address: '12 Oak Street, Austin, TX 78701',
  state: 'TX',
  timeZone: 'America/Chicago',
  priceCents: 42_500_000,
  financing: 'loan',
  effectiveOn: '2026-11-19',
  earnestMoneyCents: 425_000,
  optionFeeCents: 20_000,
  deposit: { kind: 'none' },
  contingencies: {
    inspection: { kind: 'days', days: 7, time: null },
    inspectionResolution: { kind: 'none' },
    financing: { kind: 'days', days: 21, time: null },
    appraisal: { kind: 'waived' },
    title: { kind: 'days', days: 7, time: null },
    hoa: { kind: 'none' },
    insurance: { kind: 'none' },
    homeSale: { kind: 'none' },
    leadPaint: { kind: 'none' },
  },
  titleReceivedOn: null,
  hoaReceivedOn: null,
  rollsOver: null,
  closingOn: '2027-01-04',
  possessionOn: null,
};

export const exampleMortgageApplication: MortgageApplicationEntry = {
  lender: 'Oak Bank',
  appliedOn: '2026-11-24',
  finished: ['identity'],
  estimateId: null,
  intentOn: null,
  lock: { lockedOn: '2026-11-24', until: '2027-01-08', rateMillionths: 62_500 },
};

/** Beside `exampleEstimateEntry`: $100.00 above zero tolerance, $20.00 above the ten percent. */
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
  cash: {
    earnestMoneyCents: null,
    optionFeeCents: 20_000,
    gapCents: 0,
    sellerCreditCents: 150_000,
    otherCreditsCents: 0,
    brokerFeeCents: 0,
    statementCostsCents: 0,
    saidCents: 12_743_200,
    readyCents: 13_000_000,
  },
  titleCompany: 'Alamo Title',
  titlePhone: '512-555-0100',
  wireChanged: false,
  walkThroughNote: '',
  firstPaymentOn: null,
  appraisedCents: null,
  done: ['wire-number'],
  firstYearDone: [],
};

export const exampleOfferTerms: OfferTerms = {
  priceCents: 40_000_000,
  financing: 'loan',
  earnestMoneyCents: 400_000,
  optionFeeCents: 20_000,
  inspectionDays: 7,
  financingDays: 21,
  appraisalDays: 21,
  homeSaleDays: null,
  appraisalGapCents: 0,
  sellerCreditCents: 0,
  brokerFeeCents: 0,
  escalation: null,
  closingOn: '2027-01-12',
  possessionOn: null,
  inclusions: 'Refrigerator',
  expiresAt: null,
};

export const exampleComparables: readonly ComparableSale[] = [390_000, 402_000, 415_000].map((price, index) => ({
  address: `${index + 1} Birch Road`,
  priceCents: price * 100,
  soldOn: '2026-10-12',
  squareFeet: null,
  adjustmentCents: 0,
  note: '',
}));

export const exampleInspection: InspectionEntry = {
  inspector: 'Riverbend Home Inspections',
  inspectedOn: '2026-11-23',
  yearBuilt: 1974,
  traits: ['older_roof'],
  ordered: ['roof'],
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
  answers: [],
};

export const exampleUnderwriting: UnderwritingEntry = {
  steps: [
    { stage: 'submitted', on: '2026-11-20', note: '' },
    { stage: 'approved', on: '2026-11-23', note: 'Five conditions' },
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
      receivedOn: '2026-11-23',
      valueCents: 38_000_000,
      request: {
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
