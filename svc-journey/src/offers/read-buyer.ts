import type { FinancialProfile, Home, PropertyUse } from '@hearthway/contracts/journey';
import { shareOf } from '@hearthway/contracts/money';
import type { OfferDependencies } from './dependencies.js';
import type { OfferBuyer } from './review/index.js';

export interface BuyerSources {
  readonly readProfile: (userId: string) => Promise<FinancialProfile | undefined>;
  readonly readPropertyUse: (userId: string) => Promise<PropertyUse | '' | undefined>;
  readonly readLetter: (userId: string) => Promise<OfferBuyer['letter']>;
  readonly readBudgetCents: (userId: string) => Promise<number | undefined>;
  /** Estimates what a home costs this buyer; `undefined` while finances are missing, or for a home that it can’t estimate. */
  readonly readCosts: (userId: string) => Promise<
    | ((home: Home) =>
        | {
            readonly monthlyPaymentCents: number | null;
            readonly cashToClose: { readonly highCents: number } | null;
          }
        | undefined)
    | undefined
  >;
}

/** Reads what the checks of an offer need of its buyer. */
export function readOfferBuyer(sources: BuyerSources): OfferDependencies['readBuyer'] {
  return async (userId, home) => {
    const [profile, propertyUse, letter, budgetCents, costsOf] = await Promise.all([
      sources.readProfile(userId),
      sources.readPropertyUse(userId),
      sources.readLetter(userId),
      sources.readBudgetCents(userId),
      sources.readCosts(userId),
    ]);
    const { savings, plan } = profile ?? {};
    const estimate = home && costsOf?.(home);
    return {
      letter,
      budgetCents,
      liquidCents: savings ? savings.savingsCents + savings.giftCents : undefined,
      downPaymentCents: plan && home ? downPaymentAt(plan.downPayment, home.priceCents) : undefined,
      propertyUse: propertyUse === '' ? undefined : propertyUse,
      costs:
        estimate?.cashToClose && estimate.monthlyPaymentCents !== null
          ? { cashToCloseCents: estimate.cashToClose.highCents, monthlyPaymentCents: estimate.monthlyPaymentCents }
          : undefined,
    };
  };
}

function downPaymentAt(downPayment: NonNullable<FinancialProfile['plan']>['downPayment'], priceCents: number): number {
  return downPayment.kind === 'amount' ? downPayment.cents : shareOf(priceCents, downPayment.basisPoints);
}
