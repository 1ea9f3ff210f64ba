import * as z from 'zod/mini';
import { calendarDay } from '../calendar-day.js';
import { propertyTimeZone } from '../purchase/index.js';
import { comparableCount, offerComparable, storedOfferComparable } from './comparables.js';
import { offerTerms, storedOfferTerms, type OfferTerms } from './offer-terms.js';

export const offerStatuses = {
  draft: 'Draft',
  sent: 'Sent',
  countered: 'Countered',
  accepted: 'Accepted',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
} as const;
export type OfferStatus = keyof typeof offerStatuses;

/** Offers that wait for an answer. */
export const liveStatuses: readonly OfferStatus[] = ['sent', 'countered'];

/** `perBuyer` counts offers, `history` the steps of one. From `live` other offers on, deposits that add up are a worry. */
export const offerLimits = { perBuyer: 50, history: 40, live: 5 } as const;

export const offerEntry = z.strictObject({
  comparables: z.array(offerComparable).check(z.maxLength(comparableCount.most, 'Please keep to the six best sales')),
  terms: offerTerms,
});
export type OfferEntry = z.infer<typeof offerEntry>;

/** The windows that protect a buyer's deposit. Giving one up has to be confirmed before an offer goes out. */
export const protections = ['inspectionDays', 'financingDays', 'appraisalDays'] as const satisfies (keyof OfferTerms)[];
export type Protection = (typeof protections)[number];

/** The protections that these terms give up. A purchase in cash has no loan to protect. */
export const waivedProtections = (terms: OfferTerms): readonly Protection[] =>
  protections.filter((name) => terms[name] === null && (terms.financing === 'loan' || name === 'inspectionDays'));

/** What happens to an offer. `by` is whose counteroffer it is. */
export const offerStep = z.discriminatedUnion('step', [
  /** `waived` are the protections that the buyer confirmed to give up: exactly those that the terms do. */
  z.strictObject({
    step: z.literal('send'),
    waived: z.array(z.enum(protections)).check(z.maxLength(protections.length)),
  }),
  z.strictObject({ step: z.literal('counter'), by: z.enum(['buyer', 'seller']), terms: offerTerms }),
  z.strictObject({
    step: z.literal('accept'),
    /** Day 0 of every deadline: when the last party signed and everyone was told. */
    effectiveOn: calendarDay,
    /** Of the home, in a state with several; without it, the one of most of the state. */
    timeZone: z.optional(propertyTimeZone),
  }),
  z.strictObject({ step: z.literal('reject') }),
  z.strictObject({ step: z.literal('withdraw') }),
  z.strictObject({ step: z.literal('expire') }),
  /** Takes back the last answer, which was recorded by mistake. A contract that came of it ends. */
  z.strictObject({ step: z.literal('reopen') }),
]);
export type OfferStep = z.infer<typeof offerStep>;

const pastStep = z.object({
  step: z.enum(['send', 'counter', 'accept', 'reject', 'withdraw', 'expire', 'reopen']),
  by: z.enum(['buyer', 'seller']),
  at: z.iso.datetime(),
  /** As they were after it. */
  terms: storedOfferTerms,
});
export type PastStep = z.infer<typeof pastStep>;

/** Whose terms are on the table: who sent the offer or made the last counteroffer. */
export function proposedBy(history: readonly PastStep[]): 'buyer' | 'seller' {
  return history.findLast(({ step }) => step === 'send' || step === 'counter')?.by ?? 'buyer';
}

/** An offer as it is stored. `version` counts its changes, from 1. */
export const offer = z.object({
  id: z.string(),
  version: z.number(),
  homeId: z.string(),
  /** The home's address when the offer was begun, for the time after the home is deleted. */
  address: z.string(),
  status: z.enum(Object.keys(offerStatuses) as [OfferStatus, ...OfferStatus[]]),
  comparables: z.array(storedOfferComparable),
  terms: storedOfferTerms,
  /** Earliest first. Empty for a draft. */
  history: z.array(pastStep),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Offer = z.infer<typeof offer>;
