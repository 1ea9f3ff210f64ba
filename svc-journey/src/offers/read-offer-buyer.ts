import type { BuyerFigures } from '@hearthway/contracts/affordability';
import {
  liveStatuses,
  type FinancialProfile,
  type Home,
  type OfferTerms,
  type PreApprovalLetter,
} from '@hearthway/contracts/journey';
import { shareOf } from '@hearthway/contracts/money';
import { rowReader } from '@hearthway/contracts/policy';
import type { ReadBuyerPlan } from '../financial-profile/index.js';
import { homeCosts, paymentPlan } from '../homes/index.js';
import { rowsToday, type RowsFor } from '../policy/index.js';
import type { ReadBudget } from '../scenarios/index.js';
import type { OfferBuyer } from './offer-checks.js';
import type { OfferStore, StoredOffer } from './offer-store.js';

export interface BuyerDependencies {
  readonly store: OfferStore;
  readonly policyRowsFor: RowsFor;
  readonly now: () => Date;
  readonly readProfile: (userId: string) => Promise<FinancialProfile>;
  readonly readBuyerPlan: ReadBuyerPlan;
  readonly readBudget: ReadBudget;
  readonly readLetter: (userId: string) => Promise<PreApprovalLetter | undefined>;
}

/**
 * What the checks of an offer need of its buyer.
 * @param home undefined if the buyer deleted it
 */
export async function readOfferBuyer(
  dependencies: BuyerDependencies,
  { userId, status, terms }: StoredOffer,
  home: Home | undefined,
): Promise<OfferBuyer> {
  const { store, readProfile, readBuyerPlan, readBudget, readLetter } = dependencies;
  const [{ savings }, profilePlan, budget, letter, live] = await Promise.all([
    readProfile(userId),
    readBuyerPlan(userId),
    readBudget(userId),
    readLetter(userId),
    store.count(userId, { statuses: liveStatuses }, null),
  ]);
  const plan = paymentPlan(budget, profilePlan);
  const { rows } = rowsToday(dependencies);
  const costs =
    plan &&
    home &&
    homeCosts(
      { ...home, priceCents: terms.priceCents },
      { ...plan, figures: figuresWith(terms, plan.figures) },
      rows,
      rowReader(rows),
    );
  return {
    letter,
    budgetCents: budget?.plan.priceCents,
    liquidCents: savings ? savings.savingsCents + savings.giftCents : undefined,
    plan: plan && {
      program: plan.program,
      propertyUse: plan.figures.propertyUse,
      downPaymentCents: centsOf(plan.figures.downPayment, terms.priceCents),
    },
    cash: costs?.cashToClose
      ? { mostCents: costs.cashToClose.highCents + costs.reservesCents, policyRowIds: costs.policyRowIds }
      : undefined,
    state: home?.state ?? null,
    otherLiveOffers: liveStatuses.includes(status) ? live - 1 : live,
  };
}

/** The buyer's figures with what this offer asks of the seller. Deposits and gifts come out of the buyer's cash like the rest. */
function figuresWith({ sellerCreditCents, brokerFeeCents }: OfferTerms, figures: BuyerFigures): BuyerFigures {
  const { lenderCents } = figures.credits;
  return {
    ...figures,
    buyerBrokerFeeCents: Math.max(0, figures.buyerBrokerFeeCents - brokerFeeCents),
    credits: { lenderCents, sellerCents: sellerCreditCents, giftCents: 0, earnestMoneyCents: 0, optionFeeCents: 0 },
  };
}

const centsOf = (downPayment: BuyerFigures['downPayment'], priceCents: number): number =>
  downPayment.kind === 'amount' ? downPayment.cents : shareOf(priceCents, downPayment.basisPoints);
