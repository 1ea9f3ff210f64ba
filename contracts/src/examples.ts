import { exampleFigures } from './affordability/figures.js';
import { emptyHomeGoals, type HomeGoals } from './home-goals/index.js';
import type { Operation, OperationInput, OperationReply } from './operation.js';
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
import {
  addChatMemory,
  beginDocumentUpload,
  changeChatSettings,
  compareLoanEstimates,
  createCalendarEvent,
  createContract,
  createLenderQuote,
  createLoanEstimate,
  createPreApprovalLetter,
  createScenario,
  defaultMilestones,
  findLenderMatches,
  makeCalendarFeed,
  markDocumentSlot,
  saveFinancialProfile,
  saveHomeGoals,
  saveNotificationChoices,
  requestDocuments,
  savePreApprovalInfo,
  sendChatMessage,
  usualQuietHours,
  type CalendarEntry,
  type FinancialProfile,
  type LenderQuoteEntry,
  type LoanEstimateEntry,
  type HomeEntry,
  type Milestone,
  type NewUpload,
  type NotificationChoices,
  type PreApprovalInfo,
  type PreApprovalLetterEntry,
  type OfferComparable,
  type OfferTerms,
  type PurchaseTerms,
} from './journey/index.js';
import type * as z from 'zod/mini';

/** Valid examples for pacts, slices that run alone, and tests. */

export const exampleUser: OperationReply<typeof me> = {
  id: '6f1f7a52-6c0e-4c37-9a39-0b8f0f6a3f11',
  username: 'jordan',
  email: 'jordan@example.com',
  emailVerified: true,
  pendingEmail: null,
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

/** One white pixel. */
export const exampleFile = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAG7buVgAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
);

/** A PDF with an empty page. */
export const examplePdf = new TextEncoder().encode(`%PDF-1.7
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Kids [3 0 R] /Count 1 >>
endobj
3 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>
endobj
trailer
<< /Root 1 0 R /Size 4 >>
startxref
0
%%EOF
`);

export const exampleUpload: NewUpload = {
  name: 'Front of my license',
  slot: 'photo_id',
  subject: null,
  documentId: null,
  bytes: exampleFile.length,
};

export const exampleCalendarEntry: CalendarEntry = {
  title: 'Tour with Aunt Rosalind',
  address: '12 Wisteria Lane',
  startsAt: '2030-12-01T15:00:00.000Z',
};

export const exampleHomeEntry: HomeEntry = {
  address: '4512 Shoal Creek Boulevard',
  city: 'Austin',
  state: 'TX',
  zipCode: '78756',
  priceCents: 42_500_000,
  bedrooms: 3,
  bathrooms: 2.5,
  squareFeet: 1_650,
  yearBuilt: 1962,
  propertyType: 'single_family',
  county: 'Travis',
  lotSquareFeet: 7_840,
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

export const exampleNotificationChoices: NotificationChoices = {
  upcomingEvents: true,
  milestoneTips: true,
  productNews: false,
  timeZone: 'America/Chicago',
  quietHours: usualQuietHours,
};

/** Enough to complete the milestone. */
export const exampleHomeGoals: HomeGoals = {
  ...emptyHomeGoals,
  must: [
    { trait: 'bedrooms', limit: 3, weight: 5 },
    { trait: 'stepFreeEntry', weight: 4 },
    { trait: 'own', text: 'Room for Aunt Rosalind’s piano', weight: 3 },
  ],
  never: [{ trait: 'propertyType', anyOf: ['mobile_home', 'land'], weight: 3 }],
  areas: [
    { kind: 'county', state: 'TX', county: 'Travis' },
    { kind: 'commute', place: 'the clinic', minutes: 30 },
  ],
  moveBy: '2030-06-01',
  holdYears: 7,
};

export const examplePreApprovalLetter: PreApprovalLetterEntry = {
  lender: 'Harbor Credit Union',
  amountCents: 32_000_000,
  borrowers: 1,
  issuedOn: '2026-11-01',
  expiresOn: '2027-01-30',
};

export const exampleLenderQuote: LenderQuoteEntry = {
  lender: 'Harbor Credit Union',
  contactName: 'Rosalind Okafor',
  contact: '(512) 555-0123',
  nmlsId: '123456',
  creditPull: 'soft',
  status: 'applied',
  rateMillionths: 62_500,
  pointsMillionths: 5_000,
  aprMillionths: 63_900,
  lockDays: 45,
  lockExpiresOn: null,
};

export const exampleLoanEstimate: LoanEstimateEntry = {
  lender: 'Harbor Credit Union',
  issuedOn: '2026-11-20',
  loanType: 'conventional',
  loanCents: 30_000_000,
  months: 360,
  rateMillionths: 62_500,
  aprMillionths: 63_900,
  lockedUntil: '2027-01-05',
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
  taxesAndInsuranceCents: 62_000,
  cashToCloseCents: 4_200_000,
};

const daysWindow = (days: number) => ({ kind: 'days', days, time: null }) as const;

/** A purchase in Texas with the usual windows, effective on a Thursday. */
export const examplePurchaseTerms: PurchaseTerms = {
  homeId: null,
  address: '4512 Shoal Creek Boulevard, Austin, TX',
  state: 'TX',
  timeZone: 'America/Chicago',
  priceCents: 40_000_000,
  financing: 'loan',
  effectiveOn: '2026-11-19',
  earnestMoneyCents: 400_000,
  optionFeeCents: 20_000,
  deposit: { kind: 'none' },
  contingencies: {
    inspection: { kind: 'days', days: 7, time: '17:00' },
    inspectionResolution: { kind: 'none' },
    financing: daysWindow(21),
    appraisal: daysWindow(21),
    title: { kind: 'none' },
    hoa: { kind: 'none' },
    insurance: { kind: 'none' },
    homeSale: { kind: 'none' },
    leadPaint: { kind: 'none' },
  },
  titleReceivedOn: null,
  hoaReceivedOn: null,
  rollsOver: null,
  closingOn: '2027-01-12',
  possessionOn: null,
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

export const exampleComparables: readonly OfferComparable[] = [390_000, 402_000, 415_000].map((price, index) => ({
  address: `${index + 1} Birch Road`,
  priceCents: price * 100,
  soldOn: '2026-10-12',
  squareFeet: null,
  adjustmentCents: 0,
  note: '',
}));

export * from './contract-entry-examples.js';

/** A call that needs only the buyer's token. */
export interface ExampleCall {
  readonly operation: Operation;
  readonly body: object | undefined;
  /** Path parameters, for what gets its id from the caller. Each buyer has their own with that id. */
  readonly params: Readonly<Record<string, string>>;
  /** In place of the usual ones. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls by which a new buyer uses features, in an order that works, where tests need more than made-up input. */
export const everyFeature: readonly ExampleCall[] = [
  call(savePreApprovalInfo, examplePreApprovalInfo),
  call(saveFinancialProfile, { version: 0, profile: exampleFinancialProfile }),
  call(findLenderMatches, { count: 3 }),
  call(createCalendarEvent, exampleCalendarEntry),
  call(createScenario, { name: 'Our plan', figures: exampleFigures, level: 'comfortable' }),
  call(createContract, examplePurchaseTerms),
  call(makeCalendarFeed, undefined),
  call(beginDocumentUpload, exampleUpload),
  call(markDocumentSlot, { complete: true, notNeededReason: '' }, { slotKey: 'photo_id' }),
  call(requestDocuments, { recipient: 'Lee Lender', days: 7 }, { slotKey: 'photo_id' }),
  call(saveNotificationChoices, exampleNotificationChoices),
  call(saveHomeGoals, exampleHomeGoals),
  call(createPreApprovalLetter, examplePreApprovalLetter),
  call(createLenderQuote, exampleLenderQuote),
  call(createLoanEstimate, exampleLoanEstimate),
  call(compareLoanEstimates, { estimates: [exampleLoanEstimate, exampleLoanEstimate], home: null }),
  call(changeChatSettings, { contexts: { finances: true }, retention: '365' }),
  call(addChatMemory, { text: 'I want no HOA' }),
  // Mia proposes a calendar event.
  call(
    sendChatMessage,
    {
      messageId: '4d9ddc1b-5f0c-4c1d-9d57-9e5a4a1a7f20',
      parentId: null,
      text: 'Remind me to call the lender tomorrow at 3 pm',
    },
    { threadId: '0e2c3a0c-1b7e-4b53-8f0a-6f3d5b1c9e11' },
  ),
];

function call<Op extends Operation>(
  operation: Op,
  body: OperationInput<Op>['body'] & ExampleCall['body'],
  params: ExampleCall['params'] = {},
): ExampleCall {
  return { operation, body, params };
}

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
  amountCents: 5000,
  paymentId: '7d0f0f0e-6f0e-4b52-9d55-0f1c2a9d3b11',
  memberNumber: 2,
} as const satisfies OperationReply<typeof verifyPayment>;
