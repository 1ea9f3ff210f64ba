import { emptyFinancialProfile, type FinancialProfile, type PlanChange } from '@hearthway/contracts/journey';
import type { PolicyReader } from '../policy/index.js';
import type { Circumstances } from './assessment/index.js';
import { circumstancesToday, type FinancialProfileDependencies } from './circumstances.js';
import { matchingFacts, type MatchingFacts } from './matching-facts.js';

/** A buyer's plan, and what it would be with a change. */
export interface BuyerPlan {
  /** `undefined` while something that matching needs is missing. */
  readonly matchingFacts: (change?: PlanChange) => MatchingFacts | undefined;
}

export type ReadBuyerPlan = (userId: string) => Promise<BuyerPlan>;

export function readBuyerPlan(dependencies: FinancialProfileDependencies): ReadBuyerPlan {
  return async (userId) => {
    const [stored, { circumstances, policy }] = await Promise.all([
      dependencies.store.findByUser(userId),
      circumstancesToday(dependencies, userId),
    ]);
    return buyerPlan(stored?.profile ?? emptyFinancialProfile, circumstances, policy);
  };
}

function buyerPlan(profile: FinancialProfile, circumstances: Circumstances, policy: PolicyReader): BuyerPlan {
  return {
    matchingFacts: (change = {}) =>
      matchingFacts(changedProfile(profile, change), changedCircumstances(circumstances, change), policy),
  };
}

function changedProfile(profile: FinancialProfile, { priceCents, downPaymentCents }: PlanChange): FinancialProfile {
  const { plan } = profile;
  if (!plan) return profile;
  return {
    ...profile,
    plan: {
      ...plan,
      targetPriceCents: priceCents ?? plan.targetPriceCents,
      downPayment: downPaymentCents === undefined ? plan.downPayment : { kind: 'amount', cents: downPaymentCents },
    },
  };
}

function changedCircumstances(circumstances: Circumstances, { propertyType, propertyUse }: PlanChange): Circumstances {
  const { home } = circumstances;
  return {
    ...circumstances,
    home: home && {
      propertyType: propertyType ?? home.propertyType,
      propertyUse: propertyUse ?? home.propertyUse,
    },
  };
}
