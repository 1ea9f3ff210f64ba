import { exampleClosing } from '@hearthway/contracts/examples';
import type { ClosingView } from '@hearthway/contracts/journey';
import type { GivenClosing } from './closing.js';

const clock: NonNullable<ClosingView['clock']> = {
  dueOn: '2027-01-08',
  receivedOn: '2026-11-20',
  countsFrom: '2026-11-20',
  earliestOn: '2026-11-24',
  restarted: false,
  text: 'Only three things start the wait again: an APR that is off by more than 0.125 percentage points, another kind of loan, or a new prepayment penalty. Other corrections don’t move your closing.',
  rule: 'Your lender’s Closing Disclosure has to reach you at least three business days before you sign. Every day counts but Sundays and federal holidays.',
  rowId: 'deadline/federal/closing-disclosure@2026-01-01',
  sourceName: 'Consumer Financial Protection Bureau, Regulation Z, 12 CFR 1026.19: disclosures of a mortgage',
  sourceUrl: 'https://www.ecfr.gov/current/title-12/section-1026.19',
  sourceDate: '2026-11-20',
};

const comparison: NonNullable<ClosingView['comparison']> = {
  lender: 'Harbor Credit Union',
  issuedOn: '2026-11-20',
  revised: false,
  fees: [
    { line: 'originationCents', bucket: 'zero', estimateCents: 80_000, disclosureCents: 90_000, overCents: 10_000 },
    { line: 'pointsCents', bucket: 'zero', estimateCents: 0, disclosureCents: 0, overCents: 0 },
    { line: 'requiredServicesCents', bucket: 'zero', estimateCents: 70_000, disclosureCents: 70_000, overCents: 0 },
    { line: 'listedServicesCents', bucket: 'ten', estimateCents: 180_000, disclosureCents: 180_000, overCents: 0 },
    { line: 'recordingCents', bucket: 'ten', estimateCents: 12_000, disclosureCents: 33_200, overCents: 0 },
    { line: 'prepaidsCents', bucket: 'free', estimateCents: 240_000, disclosureCents: 250_000, overCents: 0 },
    { line: 'escrowCents', bucket: 'free', estimateCents: 150_000, disclosureCents: 155_000, overCents: 0 },
    { line: 'otherCents', bucket: 'free', estimateCents: null, disclosureCents: 60_000, overCents: 0 },
  ],
  buckets: [
    { bucket: 'zero', estimateCents: 150_000, disclosureCents: 160_000, overCents: 10_000 },
    { bucket: 'ten', estimateCents: 192_000, disclosureCents: 213_200, overCents: 2_000 },
    { bucket: 'free', estimateCents: 390_000, disclosureCents: 405_000, overCents: 0 },
  ],
  owedCents: 12_000,
  ask: 'Hello Harbor Credit Union, I compared my Closing Disclosure with the Loan Estimate of Fri, Nov 20, 2026. Origination charges went up from $800.00 to $900.00. Please send me the changed circumstance with its date, or a corrected Closing Disclosure with that credit before we sign.',
  rowId: 'closing/fee-increase@2026-01-01',
  sourceName: clock.sourceName,
  sourceUrl: clock.sourceUrl,
  sourceDate: clock.sourceDate,
};

/** A closing with everything entered, and fees above the limits. */
export const fullClosing = {
  closing: exampleClosing,
  clock,
  comparison,
  perDiemCents: 5_137,
  cash: {
    rows: [
      { key: 'price', name: 'Price', cents: 40_000_000 },
      { key: 'loan', name: 'Your loan', cents: -30_000_000 },
      { key: 'costs', name: 'Closing costs', cents: 838_200 },
      { key: 'paid-before', name: 'Costs you paid before', cents: -60_000 },
      { key: 'earnest-money', name: 'Earnest money', cents: -400_000 },
      { key: 'option-fee', name: 'Option fee, credited', cents: -20_000 },
      { key: 'seller-credit', name: 'Seller credit', cents: -150_000 },
    ],
    expectedCents: 10_208_200,
    saidCents: 10_308_200,
    differenceCents: 100_000,
    outOfPocket: [
      { key: 'table', name: 'Due at the table', cents: 10_208_200 },
      { key: 'earnest-money', name: 'Earnest money', cents: 400_000 },
      { key: 'option-fee', name: 'Option fee', cents: 20_000 },
      { key: 'paid-before', name: 'Costs you paid before', cents: 60_000 },
    ],
    outOfPocketCents: 10_688_200,
    gapCents: 900_000,
  },
  checks: [
    { id: 'wire', result: 'missing', text: '5 steps are left before and after you send money.' },
    { id: 'clock', result: 'fine', text: 'The three business days are over before you sign on Tue, Jan 12, 2027.' },
    { id: 'fees', result: 'warning', text: 'Fees are $120.00 above the legal limits. Ask the lender for that amount.' },
  ],
} satisfies GivenClosing;
