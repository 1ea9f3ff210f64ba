import {
  contractLimits,
  daysLater,
  offerLimits,
  type Home,
  type Offer,
  type OfferTerms,
} from '@hearthway/contracts/journey';
import { shareOf } from '@hearthway/contracts/money';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError, refuseReusedKey } from '@hearthway/service-kit';
import { policyAt } from '../policy/index.js';
import type { OfferDependencies } from './dependencies.js';
import { shown, type StoredOffer } from './offer-store.js';

export interface NewOffer {
  readonly userId: string;
  /** The same for a repeated request, which then gets the existing offer. */
  readonly offerId: string;
  readonly homeId: string;
}

/** @throws AppError `offer.unknown-home`, `offer.too-many`, `request.key-reused` */
export async function beginOffer(
  { store, findHome, isPayingCash, now }: Pick<OfferDependencies, 'store' | 'findHome' | 'isPayingCash' | 'now'>,
  { userId, offerId: id, homeId }: NewOffer,
): Promise<Offer> {
  const there = await store.findById(userId, id);
  if (there) return asMade(there, homeId);
  const home = await findHome(userId, homeId);
  if (!home) throw new AppError('offer.unknown-home', problemTexts.offerUnknownHome);
  if ((await store.count(userId)) >= offerLimits.perBuyer) {
    throw new AppError('offer.too-many', problemTexts.offersFull, { limit: 'offers' });
  }
  const at = now().toISOString();
  const offer: StoredOffer = {
    id,
    userId,
    version: 1,
    homeId,
    address: addressOf(home),
    status: 'draft',
    comparables: [],
    terms: usualTerms(home, await isPayingCash(userId), at.slice(0, 10)),
    history: [],
    createdAt: at,
    updatedAt: at,
  };
  if (await store.insert(offer)) return shown(offer);
  const faster = await store.findById(userId, id);
  // It belongs to another buyer: someone guessed a key.
  if (!faster) throw new AppError('offer.not-found', problemTexts.offerNotFound);
  return asMade(faster, homeId);
}

/** @throws AppError `request.key-reused` */
function asMade(offer: StoredOffer, homeId: string): Offer {
  refuseReusedKey(offer.homeId, homeId);
  return shown(offer);
}

/** With the city, unless that is longer than a contract’s address may be. */
function addressOf({ address, city, state }: Home): string {
  const whole = [address, city, state].filter(Boolean).join(', ');
  return whole.length <= contractLimits.address ? whole : address;
}

/** Starts at the asking price, with what is usual by the dated rows. */
function usualTerms({ priceCents, state }: Home, cash: boolean, today: string): OfferTerms {
  const policy = policyAt(today);
  const isTexas = state === 'TX';
  const earnestMoneyCents = shareOf(priceCents, policy.value('offer/earnest-money'));
  return {
    priceCents,
    financing: cash ? 'cash' : 'loan',
    earnestMoneyCents,
    optionFeeCents: isTexas ? Math.min(policy.value('offer/option-fee/TX'), priceCents - earnestMoneyCents) : 0,
    inspectionDays: policy.value(isTexas ? 'offer/inspection-days/TX' : 'offer/inspection-days'),
    financingDays: cash ? null : policy.value('offer/financing-days'),
    appraisalDays: cash ? null : policy.value('offer/appraisal-days'),
    homeSaleDays: null,
    appraisalGapCents: 0,
    sellerCreditCents: 0,
    brokerFeeCents: 0,
    escalation: null,
    closingOn: daysLater(today, policy.value(cash ? 'offer/closing-days/cash' : 'offer/closing-days/loan')),
    possessionOn: null,
    inclusions: '',
    expiresAt: null,
  };
}
