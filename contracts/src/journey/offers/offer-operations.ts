import * as z from 'zod/mini';
import { identifier } from '../../identifier.js';
import { idempotencyKey, ifMatch } from '../../operation-headers.js';
import { defineOperation, documentBytes } from '../../operation.js';
import { policyRow } from '../financial-profile.js';
import { purchaseContract } from '../purchase/index.js';
import { offer, offerEntry, offerStep } from './offers.js';

export const strategyNames = { conservative: 'Conservative', market: 'Market', competitive: 'Competitive' } as const;
export type StrategyName = keyof typeof strategyNames;

const params = z.strictObject({ offerId: identifier });
const notFound = { 'offer.not-found': 404 } as const;
const changeErrors = { ...notFound, 'offer.conflict': 409, 'offer.wrong-status': 409 } as const;
/** The buyer doesn't have the Offer Toolkit. */
const toolkitErrors = { ...notFound, 'offer.toolkit-required': 403 } as const;

export const listOffers = defineOperation({
  id: 'journey.list-offers',
  summary: 'List the signed-in buyer’s offers, latest first, and what limits their prices',
  method: 'GET',
  path: '/api/offers',
  access: 'buyer',
  status: 200,
  reply: z.object({
    offers: z.array(offer),
    /** Whether the buyer has the Offer Toolkit. */
    toolkit: z.boolean(),
    /**
     * Most a loan program allows by the pinned budget, and the largest letter that hasn't expired, in cents; `null` if not
     * known.
     */
    caps: z.object({ ceilingCents: z.nullable(z.number()), letterCents: z.nullable(z.number()) }),
  }),
  errors: {},
});
export type OfferList = z.infer<typeof listOffers.reply>;

export const createOffer = defineOperation({
  id: 'journey.create-offer',
  summary: 'Begin an offer for one of the buyer’s homes, with the usual terms',
  method: 'POST',
  path: '/api/offers',
  access: 'buyer',
  headers: idempotencyKey,
  body: z.strictObject({ homeId: identifier }),
  status: 201,
  reply: offer,
  errors: { 'offer.unknown-home': 409, 'offer.too-many': 409 },
});

export const changeOffer = defineOperation({
  id: 'journey.change-offer',
  summary: 'Replace the comparable sales and terms of a draft',
  method: 'PUT',
  path: '/api/offers/:offerId',
  access: 'buyer',
  headers: ifMatch,
  params,
  body: offerEntry,
  status: 200,
  reply: offer,
  errors: changeErrors,
});

export const takeOfferStep = defineOperation({
  id: 'journey.take-offer-step',
  summary: 'Record what happened to an offer; accepted, it becomes the buyer’s contract',
  method: 'POST',
  path: '/api/offers/:offerId/steps',
  access: 'buyer',
  headers: ifMatch,
  params,
  body: offerStep,
  status: 200,
  reply: z.object({ offer, contract: z.nullable(purchaseContract) }),
  errors: {
    ...changeErrors,
    /** The confirmed protections aren't those that the terms give up. */
    'offer.waivers-unconfirmed': 409,
    /** Its closing day or its time to answer has passed. */
    'offer.past-dates': 409,
    /** Deadlines need the state of the home. */
    'offer.no-state': 409,
    'offer.too-many-steps': 409,
    'day.in-future': 400,
    'offer.unusable-terms': 400,
    'contract.exists': 409,
    'contract.too-many': 409,
    'contract.unknown-home': 409,
  },
});
export type OfferStepResult = z.infer<typeof takeOfferStep.reply>;

export const deleteOffer = defineOperation({
  id: 'journey.delete-offer',
  summary: 'Delete a draft',
  method: 'DELETE',
  path: '/api/offers/:offerId',
  access: 'buyer',
  headers: ifMatch,
  params,
  status: 204,
  reply: undefined,
  errors: changeErrors,
});

export const getOfferStrategies = defineOperation({
  id: 'journey.get-offer-strategies',
  summary: 'Price an offer three ways from its comparable sales, for buyers of the Offer Toolkit',
  method: 'GET',
  path: '/api/offers/:offerId/strategies',
  access: 'buyer',
  params,
  status: 200,
  reply: z.object({
    strategies: z.array(
      z.object({
        name: z.enum(Object.keys(strategyNames) as [StrategyName, ...StrategyName[]]),
        priceCents: z.number(),
        /** What the sales alone say, before the caps. */
        indicatedCents: z.number(),
        cappedBy: z.nullable(z.enum(['ceilingCents', 'letterCents'])),
        /** Sentences. */
        reasons: z.array(z.string()),
      }),
    ),
  }),
  errors: { ...toolkitErrors, 'offer.too-few-comparables': 409 },
});
export type OfferStrategies = z.infer<typeof getOfferStrategies.reply>;

export const getTermSheet = defineOperation({
  id: 'journey.get-term-sheet',
  summary: 'An offer as a tagged PDF, for buyers of the Offer Toolkit',
  method: 'GET',
  path: '/api/offers/:offerId/term-sheet',
  access: 'buyer',
  params,
  status: 200,
  reply: documentBytes,
  replyType: 'application/pdf',
  errors: toolkitErrors,
});

export const reviewOffer = defineOperation({
  id: 'journey.review-offer',
  summary: 'Check an offer against the buyer’s letter, cash, and loan, and follow what they could lose day by day',
  method: 'GET',
  path: '/api/offers/:offerId/review',
  access: 'buyer',
  params,
  status: 200,
  reply: z.object({
    checks: z.array(
      z.object({
        id: z.string(),
        /** `missing`: what the check needs isn't known. */
        result: z.enum(['fine', 'warning', 'missing']),
        text: z.string(),
        policyRowIds: z.array(z.string()),
      }),
    ),
    /** What the buyer would lose by walking away, from each of these days on. Day 0 is the effective date. */
    cashAtRisk: z.array(z.object({ day: z.number(), cents: z.number(), reason: z.string() })),
    /** Of the offer, counted like the days of `cashAtRisk`. */
    closingDay: z.number(),
    policyRows: z.array(policyRow),
    /** The offer in plain sentences. */
    summary: z.array(z.string()),
  }),
  errors: notFound,
});
export type OfferReview = z.infer<typeof reviewOffer.reply>;
