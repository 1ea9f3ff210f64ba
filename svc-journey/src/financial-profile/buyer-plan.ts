import { exampleFigures, purchaseCost, type BuyerFigures, type PurchaseCost } from '@hearthway/contracts/affordability';
import {
  emptyFinancialProfile,
  type FinancialProfile,
  type LoanProgram,
  type PropertyType,
  type PropertyUse,
} from '@hearthway/contracts/journey';
import type { DatedFigure, RowsByKey } from '@hearthway/contracts/policy';
import { dayOf, rowsInForce, type PolicyReader } from '../policy/index.js';
import { buyerOf, planningProgram, type Buyer, type Circumstances } from './assessment/index.js';
import { circumstancesToday } from './circumstances.js';
import type { FinancialProfileDependencies } from './dependencies.js';
import { matchingFacts, type MatchingFacts } from './matching-facts.js';

/** What a buyer could plan instead. Everything that isn’t named stays. */
export interface PlanChange {
  /** A down payment that was given as a share stays that share. */
  readonly priceCents?: number;
  readonly downPaymentCents?: number;
  readonly propertyUse?: PropertyUse;
  readonly propertyType?: PropertyType;
}

/** A buyer’s plan, and what it would be with changes. */
export interface BuyerPlan {
  /** Whether the buyer answered that they did not serve; false without an answer. */
  readonly saidNoService: boolean;
  /** `undefined` while something that matching needs is missing. */
  readonly matchingFacts: (change?: PlanChange) => MatchingFacts | undefined;
  /** The program that the plan is estimated with. */
  readonly program: LoanProgram;
  /**
   * What the planned home costs with a program and an annual rate. `undefined` without a plan or a state, and in a state without
   * figures.
   */
  readonly costWith: (program: LoanProgram, rateBasisPoints: number) => PlannedCost | undefined;
}

/** Money is integer cents. */
export interface PlannedCost extends PurchaseCost {
  readonly priceCents: number;
  readonly downPaymentCents: number;
}

export type ReadBuyerPlan = (userId: string) => Promise<BuyerPlan>;

export function readBuyerPlan(dependencies: FinancialProfileDependencies): ReadBuyerPlan {
  return async (userId) => {
    const [stored, { circumstances, policy }] = await Promise.all([
      dependencies.store.findByUser(userId),
      circumstancesToday(dependencies, userId),
    ]);
    const rows = rowsInForce(dayOf(dependencies.figuresAt()));
    return buyerPlan(stored?.profile ?? emptyFinancialProfile, circumstances, { policy, rows });
  };
}

interface Figures {
  readonly policy: PolicyReader;
  readonly rows: RowsByKey<DatedFigure>;
}

export function buyerPlan(
  profile: FinancialProfile,
  circumstances: Circumstances,
  { policy, rows }: Figures,
): BuyerPlan {
  const buyer = buyerOf(profile, circumstances);
  return {
    program: planningProgram(buyer, policy),
    costWith(program, rateBasisPoints) {
      const { state, purchase } = buyer;
      if (!state || !purchase) return undefined;
      const { priceCents, downPaymentCents } = purchase;
      const figures = figuresFor({ ...buyer, state, purchase }, rateBasisPoints);
      const cost = purchaseCost(program, priceCents, figures, rows);
      return cost && { priceCents, downPaymentCents, ...cost };
    },
    saidNoService: profile.household?.militaryService === 'none',
    matchingFacts: (change = {}) =>
      matchingFacts(changedProfile(profile, change), changedCircumstances(circumstances, change), policy),
  };
}

/** Income and debts don’t change what a home costs. */
function figuresFor(
  { state, countyFips, creditScore, firstTimeBuyer, militaryService, home, purchase }: Buyer & KnownPurchase,
  rateBasisPoints: number,
): BuyerFigures {
  return {
    ...exampleFigures,
    annualIncomeCents: 0,
    monthlyDebtsCents: 0,
    state,
    countyFips,
    creditScore,
    firstTimeBuyer,
    militaryService,
    propertyType: answered(home?.propertyType),
    propertyUse: answered(home?.propertyUse),
    downPayment: amount(purchase.downPaymentCents),
    annualRateMillionths: rateBasisPoints * 100,
  };
}

/** The wizard stores an unanswered question as an empty string. */
function answered<Answer extends string>(answer: Answer | undefined): Exclude<Answer, ''> | null {
  return answer === undefined || answer === '' ? null : (answer as Exclude<Answer, ''>);
}

type KnownPurchase = { [Key in 'state' | 'purchase']: NonNullable<Buyer[Key]> };

function changedProfile(profile: FinancialProfile, { priceCents, downPaymentCents }: PlanChange): FinancialProfile {
  const { plan } = profile;
  if (!plan) return profile;
  const downPayment = downPaymentCents === undefined ? plan.downPayment : amount(downPaymentCents);
  return { ...profile, plan: { ...plan, targetPriceCents: priceCents ?? plan.targetPriceCents, downPayment } };
}

const amount = (cents: number) => ({ kind: 'amount', cents }) as const;

function changedCircumstances(circumstances: Circumstances, { propertyType, propertyUse }: PlanChange): Circumstances {
  if (!propertyType && !propertyUse) return circumstances;
  const { home } = circumstances;
  return {
    ...circumstances,
    home: {
      propertyType: propertyType ?? home?.propertyType ?? '',
      propertyUse: propertyUse ?? home?.propertyUse ?? '',
    },
  };
}
