import * as z from 'zod/mini';
import { calendarDay } from '../pre-approval/days.js';
import { propertyTimeZone } from '../property-time-zones.js';
import { comparableCount, comparableSale } from './comparables.js';
import { offerTerms } from './offer-terms.js';

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

/** `perBuyer` counts offers, `history` the steps of one, and `live` is where cash tied up in deposits becomes a worry. */
export const offerLimits = { perBuyer: 50, history: 40, live: 5 } as const;

export const offerEntry = z.strictObject({
  comparables: z.array(comparableSale).check(z.maxLength(comparableCount.most, 'Please keep to the six best sales')),
  terms: offerTerms,
});
export type OfferEntry = z.infer<typeof offerEntry>;

/** What happens to an offer. `by` is whose counteroffer it is. */
export const offerStep = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('send') }),
  z.strictObject({ step: z.literal('counter'), by: z.enum(['buyer', 'seller']), terms: offerTerms }),
  z.strictObject({
    step: z.literal('accept'),
    /** Day 0 of every deadline: when the last party signed and everyone was notified. */
    effectiveOn: calendarDay,
    /** Of the home, in a state with several; without it, the one of most of the state. */
    timeZone: z.optional(propertyTimeZone),
  }),
  z.strictObject({ step: z.literal('reject') }),
  z.strictObject({ step: z.literal('withdraw') }),
  z.strictObject({ step: z.literal('expire') }),
  /** Takes the last answer back, which was recorded by mistake. A contract that came of it ends. */
  z.strictObject({ step: z.literal('reopen') }),
]);
export type OfferStep = z.infer<typeof offerStep>;

const pastStep = z.object({
  step: z.enum(['send', 'counter', 'accept', 'reject', 'withdraw', 'expire', 'reopen']),
  by: z.enum(['buyer', 'seller']),
  at: z.iso.datetime(),
  /** As they were after it. */
  terms: offerTerms,
});
export type PastStep = z.infer<typeof pastStep>;

/** Whose terms are on the table: who sent the offer or made the last counteroffer. */
export function proposedBy(history: readonly PastStep[]): 'buyer' | 'seller' {
  return history.findLast(({ step }) => step === 'send' || step === 'counter')?.by ?? 'buyer';
}

/** An offer as stored. `version` counts its changes, from 1. */
export const offer = z.object({
  id: z.string(),
  version: z.number(),
  homeId: z.string(),
  /** The home's address when the offer was begun, for the time after the home is deleted. */
  address: z.string(),
  status: z.enum(Object.keys(offerStatuses) as [OfferStatus, ...OfferStatus[]]),
  ...offerEntry.shape,
  /** Earliest first. Empty for a draft. */
  history: z.array(pastStep),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Offer = z.infer<typeof offer>;
