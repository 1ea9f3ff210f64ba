import * as z from 'zod/mini';
import { entryCheck, shownContract, stored } from '../purchase/index.js';
import { closingEntry, closingLineIds } from './closing-entry.js';
import { firstYearKeys } from './closing-lists.js';

export const closing = stored({
  /** Both are `null` until the buyer has the keys. */
  signedOn: z.nullable(z.iso.date()),
  keysOn: z.nullable(z.iso.date()),
  ...closingEntry.shape,
});
export type Closing = z.infer<typeof closing>;

/** How far a fee may rise: not at all, with its bucket by ten percent, or freely. */
export const feeBuckets = ['zero', 'ten', 'free'] as const;
export type FeeBucket = (typeof feeBuckets)[number];

export const comparedFee = z.object({
  line: z.enum(closingLineIds),
  bucket: z.enum(feeBuckets),
  /** `null` if the Loan Estimate doesn’t give it. */
  estimateCents: z.nullable(z.number()),
  disclosureCents: z.number(),
  /** Above the limit of this line; 0 in the other buckets. Of lender credits: what is missing. */
  overCents: z.number(),
});
export type ComparedFee = z.infer<typeof comparedFee>;

const comparedBucket = z.object({
  bucket: z.enum(feeBuckets),
  estimateCents: z.number(),
  disclosureCents: z.number(),
  overCents: z.number(),
});

const ruleSource = {
  rowId: z.string(),
  sourceName: z.string(),
  sourceUrl: z.string(),
  /** When we last compared the rule with its source. */
  sourceDate: z.iso.date(),
};

/** The Closing Disclosure beside the Loan Estimate that the lender is held to. */
export const feeComparison = z.object({
  lender: z.string(),
  issuedOn: z.iso.date(),
  /** Whether the lender revised its first one, so that the buyer says which one counts. */
  revised: z.boolean(),
  fees: z.array(comparedFee),
  /** Zero tolerance, ten percent, and free. */
  buckets: z.array(comparedBucket),
  /** What the lender owes back, less what it has credited. */
  owedCents: z.number(),
  /** What to write to the lender; empty if it owes nothing. */
  ask: z.string(),
  ...ruleSource,
});
export type FeeComparison = z.infer<typeof feeComparison>;

/** The three business days before signing. */
export const disclosureClock = z.object({
  /** The last day on which the form may arrive to sign on the day of the contract. */
  dueOn: z.iso.date(),
  receivedOn: z.nullable(z.iso.date()),
  /** The day the wait counts from: of the correction, if it starts again. */
  countsFrom: z.nullable(z.iso.date()),
  earliestOn: z.nullable(z.iso.date()),
  restarted: z.boolean(),
  /** Sentences on what a correction did, or what would start the clock again. */
  text: z.string(),
  rule: z.string(),
  ...ruleSource,
});
export type DisclosureClock = z.infer<typeof disclosureClock>;

const cashRow = z.object({ key: z.string(), name: z.string(), cents: z.number() });

/** The way from the price to the money to bring. Amounts that lower it are negative. */
export const cashReconciliation = z.object({
  rows: z.array(cashRow),
  /** Due at the table; negative if it comes back to the buyer, and so is the next one. */
  expectedCents: z.number(),
  saidCents: z.nullable(z.number()),
  /** What the form says, less what we count; `null` until it is known. */
  differenceCents: z.nullable(z.number()),
  /** What is due, and what the buyer paid before. */
  outOfPocket: z.array(cashRow),
  outOfPocketCents: z.number(),
  /** The price above the appraised value, which no loan covers: a part of what is due. 0 without a gap. */
  gapCents: z.number(),
});
export type CashReconciliation = z.infer<typeof cashReconciliation>;

/** Something to look after in the first year, or the day on which mortgage insurance ends. */
export const firstYearItem = z.object({
  key: z.enum(firstYearKeys),
  title: z.string(),
  on: z.iso.date(),
  text: z.string(),
  /** For some owners only, such as veterans: not in the calendar. */
  forSome: z.boolean(),
  done: z.boolean(),
  ...ruleSource,
  standing: z.enum(['authority', 'cited', 'secondary', 'practice']),
});
export type FirstYearItem = z.infer<typeof firstYearItem>;

export const closingView = z.object({
  contract: shownContract,
  /** The day of the contract, or the buyer's own in its deadlines; `null` without a contract. */
  closingOn: z.nullable(z.iso.date()),
  closing,
  /** `null` without a loan, or before both forms are known. */
  comparison: z.nullable(feeComparison),
  /** `null` without a loan. */
  clock: z.nullable(disclosureClock),
  cash: z.nullable(cashReconciliation),
  /** Interest of one day, in cents; `null` without a loan. */
  perDiemCents: z.nullable(z.number()),
  checks: z.array(entryCheck),
  /** Earliest first; before the keys, as if the buyer got them on closing day. */
  firstYear: z.array(firstYearItem),
});
export type ClosingView = z.infer<typeof closingView>;
