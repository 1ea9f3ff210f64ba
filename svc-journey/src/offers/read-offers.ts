import { liveStatuses, type OfferList, type OfferReview, type OfferStrategies } from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import { writePdf } from '../pdf/index.js';
import { dayOf, policyAt, type PolicyReader } from '../policy/index.js';
import type { OfferDependencies } from './dependencies.js';
import { shown, type StoredOffer } from './offer-store.js';
import { priceStrategies, reasonsFor } from './pricing/index.js';
import { cashAtRisk, checkOffer, type CheckingCosts } from './review/index.js';
import { summarizeTerms, termFormat, termSheet } from './term-sheet/index.js';

export async function listOffers(
  { store, hasToolkit, readCaps }: OfferDependencies,
  userId: string,
): Promise<OfferList> {
  const [offers, toolkit, caps] = await Promise.all([store.findByUser(userId), hasToolkit(userId), readCaps(userId)]);
  return { offers: offers.map(shown), toolkit, caps };
}

/** @throws AppError `offer.not-found`, `offer.toolkit-required`, `offer.too-few-comparables` */
export async function readStrategies(
  dependencies: OfferDependencies,
  userId: string,
  offerId: string,
): Promise<OfferStrategies> {
  const { hasToolkit, findHome, readCaps } = dependencies;
  const { comparables, homeId, terms } = await readOne(dependencies, userId, offerId);
  if (!(await hasToolkit(userId))) throw new AppError('offer.toolkit-required', problemTexts.offerToolkitRequired);
  const [home, caps] = await Promise.all([findHome(userId, homeId), readCaps(userId)]);
  // No loan, no limit of one.
  const limits = terms.financing === 'cash' ? { ceilingCents: null, letterCents: null } : caps;
  const strategies = priceStrategies(comparables, home?.squareFeet ?? null, limits);
  if (!strategies) throw new AppError('offer.too-few-comparables', problemTexts.offerTooFewComparables);
  return {
    strategies: strategies.map((strategy) => ({
      ...strategy,
      reasons: reasonsFor(strategy, comparables.length, home?.priceCents),
    })),
  };
}

/** @throws AppError `offer.not-found` */
export async function reviewOffer(
  dependencies: OfferDependencies,
  userId: string,
  offerId: string,
): Promise<OfferReview> {
  const { store, findHome, readBuyer, now } = dependencies;
  const offer = await readOne(dependencies, userId, offerId);
  const { terms } = offer;
  const home = await findHome(userId, offer.homeId);
  const [buyer, live] = await Promise.all([
    readBuyer(userId, home && { ...home, priceCents: terms.priceCents }),
    store.countLive(userId),
  ]);
  const at = now();
  const today = dayOf(at);
  const policy = policyAt(today);
  const otherLiveOffers = liveStatuses.includes(offer.status) ? live - 1 : live;
  const checks = checkOffer({ terms, buyer: { ...buyer, otherLiveOffers }, now: at, today }, policy);
  return {
    checks: [...checks],
    cashAtRisk: [...cashAtRisk(terms, checkingCosts(policy), today)],
    policyRows: [...policy.used()],
    summary: [...summarizeTerms(offer, termFormat(home))],
  };
}

/** @throws AppError `offer.not-found`, `offer.toolkit-required` */
export async function writeTermSheet(
  dependencies: OfferDependencies,
  userId: string,
  offerId: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { hasToolkit, findHome, now } = dependencies;
  const offer = await readOne(dependencies, userId, offerId);
  if (!(await hasToolkit(userId))) throw new AppError('offer.toolkit-required', problemTexts.offerToolkitRequired);
  const writtenAt = now();
  const today = dayOf(writtenAt);
  return writePdf(
    termSheet({
      offer,
      cashAtRisk: cashAtRisk(offer.terms, checkingCosts(policyAt(today)), today),
      format: termFormat(await findHome(userId, offer.homeId)),
      writtenAt,
    }),
  );
}

function checkingCosts(policy: PolicyReader): CheckingCosts {
  return {
    inspectionCents: policy.value('closing/inspection'),
    appraisalCents: policy.value('closing/appraisal'),
  };
}

async function readOne(
  { store }: Pick<OfferDependencies, 'store'>,
  userId: string,
  offerId: string,
): Promise<StoredOffer> {
  const offer = await store.findById(userId, offerId);
  if (!offer) throw new AppError('offer.not-found', problemTexts.offerNotFound);
  return offer;
}
