import * as z from 'zod/mini';
import { profileLimits } from '../financial-profile.js';
import { calendarDay } from '../calendar-day.js';
import { annualRate } from '../pre-approval/lender-quotes.js';
import { cashFromBuyer, loanType } from '../pre-approval/loan-estimates.js';
import { publicLine } from '../private-numbers.js';
import { closingItems, firstYearKeys } from './closing-lists.js';

/** From here on, we have the rules that the dates are counted by. */
export const closingDaysFrom = '2026-01-01';

export const closingDay = calendarDay.check(
  z.refine((on) => on >= closingDaysFrom, { error: 'Please choose a day from 2026 on' }),
);

const cents = z
  .number({ error: 'Please enter an amount' })
  .check(
    z.int(),
    z.gte(0, 'Please enter $0 or more'),
    z.lte(profileLimits.amountCents, 'Please enter up to $10,000,000'),
  );

/** The lines of a Closing Disclosure that are compared with the Loan Estimate, in its order. In cents; 0 where it has none. */
export const closingLines = {
  originationCents: { name: 'Origination charges', section: 'A' },
  pointsCents: { name: 'Points', section: 'A' },
  requiredServicesCents: { name: 'Services you couldn’t shop for', section: 'B' },
  listedServicesCents: { name: 'Services from the lender’s list', section: 'B or C' },
  ownServicesCents: { name: 'Services from companies you found', section: 'C' },
  recordingCents: { name: 'Recording fees', section: 'E' },
  transferTaxesCents: { name: 'Transfer taxes', section: 'E' },
  prepaidsCents: { name: 'Prepaids', section: 'F' },
  escrowCents: { name: 'Initial escrow payment', section: 'G' },
  otherCents: { name: 'Other costs', section: 'H' },
  lenderCreditsCents: { name: 'Lender credits', section: 'J' },
} as const;
export type ClosingLine = keyof typeof closingLines;
export const closingLineIds = Object.keys(closingLines) as [ClosingLine, ...ClosingLine[]];

/** The lender’s five-page form. */
export const closingDisclosure = z.strictObject({
  /** When the buyer had it in their hands, or opened it. */
  receivedOn: closingDay,
  program: loanType,
  /** Payments that don’t stay level, such as those of a construction loan: a wider limit for the APR. */
  irregular: z.boolean(),
  loanCents: cents.check(z.gt(0, 'Please enter an amount above $0')),
  months: z
    .number({ error: 'Please enter a number of years' })
    .check(
      z.int('Please enter a number of years'),
      z.gte(12, 'Please enter 1 year or more'),
      z.lte(480, 'Please enter up to 40 years'),
    ),
  rateMillionths: annualRate,
  aprMillionths: annualRate,
  ...(Object.fromEntries(closingLineIds.map((line) => [line, cents])) as Record<ClosingLine, typeof cents>),
  /** Of the lender credits, what it gives because fees rose above the legal limit (page 2, section J). */
  curedCents: cents,
  /** Per month. */
  mortgageInsuranceCents: cents,
  /** How the Loan Estimate’s sections E and C divide: it shows what the two kinds were in them. */
  estimatedTransferTaxesCents: cents,
  estimatedOwnServicesCents: cents,
});
export type ClosingDisclosure = z.infer<typeof closingDisclosure>;

/** A corrected Closing Disclosure: the latest one. */
const correctedDisclosure = z.strictObject({
  receivedOn: closingDay,
  aprMillionths: annualRate,
  /** Such as a fixed rate that became adjustable. */
  productChanged: z.boolean(),
  penaltyAdded: z.boolean(),
});
export type CorrectedDisclosure = z.infer<typeof correctedDisclosure>;

/** What goes into the money to bring, besides the lines of the Closing Disclosure. In cents. */
const cashToClose = z.strictObject({
  /** `null`: as the contract says. */
  earnestMoneyCents: z.nullable(cents),
  /** What of the option or due-diligence fee is credited toward the price. `null`: all that the contract says. */
  optionFeeCents: z.nullable(cents),
  /** Closing costs that the buyer paid earlier, such as the appraisal. */
  paidBeforeCents: cents,
  sellerCreditCents: cents,
  /** Gifts and grants that went straight to the title company. */
  giftCents: cents,
  /** The seller's share of taxes and dues, and other adjustments. */
  otherCreditsCents: cents,
  /** The buyer's own agent, where section H doesn't have it. */
  brokerFeeCents: cents,
  /** Closing costs of someone who pays cash, from the settlement statement. */
  statementCostsCents: cents,
  /** Cash to close, as the Closing Disclosure or the settlement statement says. */
  saidCents: z.nullable(cashFromBuyer),
  /** What the buyer has ready. */
  readyCents: z.nullable(cents),
});
export type CashToClose = z.infer<typeof cashToClose>;

/** A phone number of the United States and nothing else, so that no account number fits in. */
const phone = publicLine(20, { phones: true }).check(
  z.refine((text) => text === '' || /^(?:\+?1[-. ]?)?\(?[2-9]\d{2}\)?[-. ]?[2-9]\d{2}[-. ]?\d{4}$/.test(text), {
    error: 'Please enter a phone number, such as 512-555-0100',
  }),
);

/** How far the closing of one contract is, as the buyer reports it. Wire instructions have no place here. */
export const closingEntry = z
  .strictObject({
    disclosure: z.nullable(closingDisclosure),
    correction: z.nullable(correctedDisclosure),
    /** The lender never gave a reason for revising its first Loan Estimate, so that one stays the measure. */
    heldToFirst: z.boolean(),
    cash: cashToClose,
    titleCompany: publicLine(80),
    /** The number that the buyer got before any instructions. */
    titlePhone: phone,
    /** Someone sent other instructions: stop. */
    wireChanged: z.boolean(),
    walkThroughNote: publicLine(300),
    /** From the note; `null` is the usual day. */
    firstPaymentOn: z.nullable(closingDay),
    done: onceEach(closingItems),
    firstYearDone: onceEach(firstYearKeys),
  })
  .check(
    z.refine(({ disclosure, correction }) => correction === null || disclosure !== null, {
      path: ['correction'],
      error: 'Please enter the first Closing Disclosure, too',
    }),
    z.refine(
      ({ disclosure, correction }) => !disclosure || !correction || correction.receivedOn >= disclosure.receivedOn,
      { path: ['correction', 'receivedOn'], error: 'Please choose a day from the first one on' },
    ),
  );
export type ClosingEntry = z.infer<typeof closingEntry>;

export const emptyClosing: ClosingEntry = {
  disclosure: null,
  correction: null,
  heldToFirst: false,
  cash: {
    earnestMoneyCents: null,
    optionFeeCents: null,
    paidBeforeCents: 0,
    sellerCreditCents: 0,
    giftCents: 0,
    otherCreditsCents: 0,
    brokerFeeCents: 0,
    statementCostsCents: 0,
    saidCents: null,
    readyCents: null,
  },
  titleCompany: '',
  titlePhone: '',
  wireChanged: false,
  walkThroughNote: '',
  firstPaymentOn: null,
  done: [],
  firstYearDone: [],
};

/** The day of the signatures, and the day of the keys. */
export const keysEntry = z.strictObject({ signedOn: closingDay, keysOn: closingDay }).check(
  z.refine(({ signedOn, keysOn }) => keysOn >= signedOn, {
    path: ['keysOn'],
    error: 'Please choose a day from signing on',
  }),
);
export type KeysEntry = z.infer<typeof keysEntry>;

function onceEach<const Ids extends readonly [string, ...string[]]>(ids: Ids) {
  return z.array(z.enum(ids)).check(
    z.maxLength(ids.length),
    z.refine((listed) => new Set(listed).size === listed.length, 'Each may be listed once'),
  );
}
