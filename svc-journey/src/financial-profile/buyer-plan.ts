import { figuresFrom, purchaseCost, type BuyerFigures, type Spread } from '@hearthway/contracts/affordability';
import {
  emptyFinancialProfile,
  type FinancialProfile,
  type LoanProgram,
  type PlanChange,
} from '@hearthway/contracts/journey';
import type { PolicyRow, RowsByKey } from '@hearthway/contracts/policy';
import { dayOf, rowsCountingOn, type PolicyReader } from '../policy/index.js';
import { buyerOf, planningProgram, type Circumstances } from './assessment/index.js';
import { circumstancesToday, type FinancialProfileDependencies } from './circumstances.js';
import { matchingFacts, type MatchingFacts } from './matching-facts.js';

/** A buyer's plan, and what it would be after a change. */
export interface BuyerPlan {
  /** `undefined` while something needed for matching is missing. */
  readonly matchingFacts: (change?: PlanChange) => MatchingFacts | undefined;
  /** The program that the plan is estimated with. */
  readonly program: LoanProgram;
  /** For the calculation, at the current rate. `undefined` without a plan. */
  readonly figures: BuyerFigures | undefined;
  /** What the planned home costs with a program and an annual rate. `undefined` without a plan, or without figures for the state. */
  readonly costWith: (program: LoanProgram, rateBasisPoints: number) => PlannedCost | undefined;
}

/** Money is integer cents. */
export interface PlannedCost {
  readonly priceCents: number;
  readonly downPaymentCents: number;
  /** The first month's loan, taxes, and insurance. */
  readonly paymentCents: number;
  /** All of the buyer's own money spent until they get the keys. */
  readonly cash: Spread;
}

export type ReadBuyerPlan = (userId: string) => Promise<BuyerPlan>;

export function readBuyerPlan(dependencies: FinancialProfileDependencies): ReadBuyerPlan {
  return async (userId) => {
    const [stored, { circumstances, policy }] = await Promise.all([
      dependencies.store.findByUser(userId),
      circumstancesToday(dependencies, userId),
    ]);
    const today = dayOf(dependencies.now());
    const rows = rowsCountingOn(today, dependencies.policyRowsFor(today));
    return buyerPlan(stored?.profile ?? emptyFinancialProfile, circumstances, { policy, rows });
  };
}

interface Figures {
  readonly policy: PolicyReader;
  readonly rows: RowsByKey<PolicyRow>;
}

export function buyerPlan(
  profile: FinancialProfile,
  circumstances: Circumstances,
  { policy, rows }: Figures,
): BuyerPlan {
  const { plan } = profile;
  const figuresAt = (rateBasisPoints: number): BuyerFigures => ({
    ...figuresFrom(profile, circumstances.home ?? {}, undefined, rows),
    annualRateMillionths: rateBasisPoints * 100,
  });
  return {
    program: planningProgram(buyerOf(profile, circumstances), policy),
    figures: plan ? figuresAt(circumstances.annualRateBasisPoints) : undefined,
    costWith(program, rateBasisPoints) {
      if (!plan) return undefined;
      const cost = purchaseCost(program, plan.targetPriceCents, figuresAt(rateBasisPoints), rows);
      return (
        cost && {
          priceCents: plan.targetPriceCents,
          downPaymentCents: cost.cash.downPaymentCents,
          paymentCents: cost.monthly.totalCents,
          cash: cost.cash.outOfPocket,
        }
      );
    },
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
