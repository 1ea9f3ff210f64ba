import * as z from 'zod/mini';
import { identifier } from '../../identifier.js';
import { defineOperation, documentBytes } from '../../operation.js';
import { journeyErrors as errors } from '../error-codes.js';
import { policyRow } from '../financial-profile.js';
import { purchaseContract } from '../purchase-contract.js';
import { offer, offerEntry, offerStep } from './offers.js';

export const strategyNames = { conservative: 'Conservative', market: 'Market', competitive: 'Competitive' } as const;
export type StrategyName = keyof typeof strategyNames;

const offerId = z.strictObject({ offerId: identifier });
const notFound = { 'offer.not-found': errors['offer.not-found'] };
const changeErrors = {
  ...notFound,
  'offer.conflict': errors['offer.conflict'],
  'offer.wrong-status': errors['offer.wrong-status'],
};

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
  idempotent: true,
  body: z.strictObject({ homeId: identifier }),
  status: 201,
  reply: offer,
  errors: {
    'offer.unknown-home': errors['offer.unknown-home'],
    'offer.too-many': errors['offer.too-many'],
  },
});

export const changeOffer = defineOperation({
  id: 'journey.change-offer',
  summary: 'Replace the comparable sales and terms of a draft',
  method: 'PUT',
  path: '/api/offers/:offerId',
  access: 'buyer',
  versioned: true,
  params: offerId,
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
  versioned: true,
  params: offerId,
  body: offerStep,
  status: 200,
  reply: z.object({ offer, contract: z.nullable(purchaseContract) }),
  errors: {
    ...changeErrors,
    'offer.no-state': errors['offer.no-state'],
    'offer.too-many-steps': errors['offer.too-many-steps'],
    'day.in-future': errors['day.in-future'],
    'offer.unusable-terms': errors['offer.unusable-terms'],
    'contract.exists': errors['contract.exists'],
    'contract.too-many': errors['contract.too-many'],
    'contract.unknown-home': errors['contract.unknown-home'],
  },
});
export type OfferStepResult = z.infer<typeof takeOfferStep.reply>;

export const deleteOffer = defineOperation({
  id: 'journey.delete-offer',
  summary: 'Delete a draft',
  method: 'DELETE',
  path: '/api/offers/:offerId',
  access: 'buyer',
  versioned: true,
  params: offerId,
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
  params: offerId,
  status: 200,
  reply: z.object({
    strategies: z.array(
      z.object({
        name: z.enum(Object.keys(strategyNames) as [StrategyName, ...StrategyName[]]),
        priceCents: z.number(),
        indicatedCents: z.number(),
        cappedBy: z.nullable(z.enum(['ceilingCents', 'letterCents'])),
        /** Sentences. */
        reasons: z.array(z.string()),
      }),
    ),
  }),
  errors: {
    ...notFound,
    'offer.toolkit-required': errors['offer.toolkit-required'],
    'offer.too-few-comparables': errors['offer.too-few-comparables'],
  },
});
export type OfferStrategies = z.infer<typeof getOfferStrategies.reply>;

export const getTermSheet = defineOperation({
  id: 'journey.get-term-sheet',
  summary: 'An offer as a tagged PDF, for buyers of the Offer Toolkit',
  method: 'GET',
  path: '/api/offers/:offerId/term-sheet',
  access: 'buyer',
  params: offerId,
  status: 200,
  reply: documentBytes,
  replyType: 'pdf',
  errors: { ...notFound, 'offer.toolkit-required': errors['offer.toolkit-required'] },
});

export const reviewOffer = defineOperation({
  id: 'journey.review-offer',
  summary: 'Check an offer against the buyer’s letter, cash, and loan, and follow what they could lose day by day',
  method: 'GET',
  path: '/api/offers/:offerId/review',
  access: 'buyer',
  params: offerId,
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
    policyRows: z.array(policyRow),
    /** The offer in plain sentences. */
    summary: z.array(z.string()),
  }),
  errors: notFound,
});
export type OfferReview = z.infer<typeof reviewOffer.reply>;
