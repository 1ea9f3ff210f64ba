import {
  daysBetween,
  type Offer,
  type OfferList,
  type OfferReview,
  type OfferStrategies,
  type UsStateCode,
} from '@hearthway/contracts/journey';
import { AppError } from '@hearthway/service-kit';
import { writePdf } from '../pdf/index.js';
import { dayOf, policyAt, rowsToday, type PolicyReader } from '../policy/index.js';
import { cashAtRisk, type RiskStep } from './cash-at-risk.js';
import { offerNotFound, type OfferChangeDependencies } from './change-offers.js';
import { checkOffer } from './offer-checks.js';
import { summarizeTerms } from './offer-summary.js';
import { readOfferBuyer, type BuyerDependencies } from './read-offer-buyer.js';
import { priceStrategies, type PriceCaps } from './strategies.js';
import { termFormat } from './term-format.js';
import { termSheet } from './term-sheet.js';

export interface ReadDependencies extends BuyerDependencies, Pick<OfferChangeDependencies, 'readHome'> {
  readonly hasToolkit: (userId: string) => Promise<boolean>;
}

interface OfferOf {
  readonly userId: string;
  readonly offerId: string;
}

export async function listOffers(dependencies: ReadDependencies, userId: string): Promise<OfferList> {
  const [offers, toolkit, caps] = await Promise.all([
    dependencies.store.findByUser(userId),
    dependencies.hasToolkit(userId),
    readCaps(dependencies, userId),
  ]);
  return { offers, toolkit, caps };
}

/** @throws AppError `offer.not-found`, `offer.toolkit-required`, `offer.too-few-comparables` */
export async function readStrategies(dependencies: ReadDependencies, request: OfferOf): Promise<OfferStrategies> {
  const { offer, home } = await readOffer(dependencies, request);
  await requireToolkit(dependencies, request.userId);
  // No loan, no limit of one.
  const caps = offer.terms.financing === 'cash' ? noCaps : await readCaps(dependencies, request.userId);
  const strategies = priceStrategies(offer.comparables, caps, home);
  if (!strategies) throw new AppError('offer.too-few-comparables', 'Add at least three sales of similar homes');
  return { strategies };
}

/** @throws AppError `offer.not-found` */
export async function reviewOffer(dependencies: ReadDependencies, request: OfferOf): Promise<OfferReview> {
  const { offer, home } = await readOffer(dependencies, request);
  const buyer = await readOfferBuyer(dependencies, offer, home);
  const state = home?.state ?? null;
  const policy = policyToday(dependencies);
  const checks = checkOffer({ terms: offer.terms, buyer, now: dependencies.now() }, policy);
  const cited = new Set(checks.flatMap(({ policyRowIds }) => policyRowIds));
  return {
    checks: [...checks],
    cashAtRisk: [...riskOf(offer, state, policy)],
    closingDay: closingDayOf(offer, policy),
    policyRows: [...rowsToday(dependencies).rows.values()].filter(({ id }) => cited.has(id)),
    summary: [...summarizeTerms({ ...offer, state }, termFormat(state))],
  };
}

/** @throws AppError `offer.not-found`, `offer.toolkit-required` */
export async function writeTermSheet(
  dependencies: ReadDependencies,
  request: OfferOf,
): Promise<Uint8Array<ArrayBuffer>> {
  const { offer, home } = await readOffer(dependencies, request);
  await requireToolkit(dependencies, request.userId);
  const state = home?.state ?? null;
  return writePdf(
    termSheet({
      offer,
      state,
      zipCode: home?.zipCode ?? '',
      cashAtRisk: riskOf(offer, state, policyToday(dependencies)),
      format: termFormat(state),
      writtenAt: dependencies.now(),
    }),
  );
}

const noCaps: PriceCaps = { ceilingCents: null, letterCents: null };

async function readCaps({ readBudget, readLetter }: ReadDependencies, userId: string): Promise<PriceCaps> {
  const [budget, letter] = await Promise.all([readBudget(userId), readLetter(userId)]);
  return { ceilingCents: budget?.ceilingCents ?? null, letterCents: letter?.amountCents ?? null };
}

/** Another buyer's offer also counts as not found. */
async function readOffer({ store, readHome }: ReadDependencies, { userId, offerId }: OfferOf) {
  const offer = await store.findById(userId, offerId, null);
  if (!offer) throw offerNotFound();
  return { offer, home: await readHome(userId, offer.homeId) };
}

async function requireToolkit({ hasToolkit }: ReadDependencies, userId: string): Promise<void> {
  if (await hasToolkit(userId)) return;
  throw new AppError('offer.toolkit-required', 'This is part of the Offer Toolkit. You’ll find it on the home page.');
}

/** As if the offer were accepted today. */
const riskOf = (
  { terms }: Pick<Offer, 'terms'>,
  state: UsStateCode | null,
  policy: PolicyReader,
): readonly RiskStep[] => {
  const costs = {
    inspectionCents: policy.value('closing/inspection'),
    appraisalCents: policy.value('closing/appraisal'),
  };
  return cashAtRisk({ terms, state }, costs, closingDayOf({ terms }, policy));
};

const closingDayOf = ({ terms }: Pick<Offer, 'terms'>, { date }: PolicyReader): number =>
  Math.max(0, daysBetween(date, terms.closingOn));

function policyToday({ now, policyRowsFor }: ReadDependencies): PolicyReader {
  const today = dayOf(now());
  return policyAt(today, policyRowsFor(today));
}
