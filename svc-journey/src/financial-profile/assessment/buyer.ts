import type {
  CreditScoreBand,
  Debt,
  FinancialProfile,
  PreApprovalInfo,
  UsStateCode,
} from '@hearthway/contracts/journey';
import { ratioReached, shareOf } from '@hearthway/contracts/money';
import { monthlyIncome } from './income-and-debts/income.js';

/** The home named in the wizard. An empty string means not answered yet. */
export type PlannedHome = Pick<PreApprovalInfo, 'propertyType' | 'propertyUse'>;

export interface Circumstances {
  /** For a 30-year fixed loan. */
  readonly annualRateBasisPoints: number;
  readonly home: PlannedHome | undefined;
}

export interface Purchase {
  readonly priceCents: number;
  /** Never above the price. */
  readonly downPaymentCents: number;
  readonly downPaymentBasisPoints: number;
  readonly loanCents: number;
}

/** The profile as the rules read it: `null` means not answered yet. */
export interface ProfileAnswers {
  readonly state: UsStateCode | null;
  readonly countyFips: string | null;
  readonly monthlyIncomeCents: number | null;
  readonly debts: readonly Debt[] | null;
  readonly creditScore: number | null;
  readonly purchase: Purchase | null;
  readonly householdSize: number | null;
  readonly firstTimeBuyer: boolean | null;
  readonly militaryService: NonNullable<FinancialProfile['household']>['militaryService'];
}

export type Buyer = ProfileAnswers & Circumstances;

export function buyerOf(profile: FinancialProfile, circumstances: Circumstances): Buyer {
  return { ...circumstances, ...answersOf(profile) };
}

export function answersOf(profile: FinancialProfile): ProfileAnswers {
  return {
    state: profile.location?.state ?? null,
    countyFips: profile.location?.countyFips ?? null,
    monthlyIncomeCents: monthlyIncome(profile.income),
    debts: profile.debts?.debts ?? null,
    creditScore: profile.credit ? lowestScore(profile.credit.scoreBand) : null,
    purchase: plannedPurchase(profile.plan),
    householdSize: profile.household?.size ?? null,
    firstTimeBuyer: profile.household?.firstTimeBuyer ?? null,
    militaryService: profile.household?.militaryService ?? null,
  };
}

function plannedPurchase(plan: FinancialProfile['plan']): Purchase | null {
  if (!plan || plan.targetPriceCents === 0) return null;
  const { targetPriceCents: priceCents, downPayment } = plan;
  const planned = downPayment.kind === 'amount' ? downPayment.cents : shareOf(priceCents, downPayment.basisPoints);
  const downPaymentCents = Math.min(planned, priceCents);
  return {
    priceCents,
    downPaymentCents,
    downPaymentBasisPoints: ratioReached(downPaymentCents, priceCents),
    loanCents: priceCents - downPaymentCents,
  };
}

export const lowestPossibleScore = 300;

/** The lowest score in the band. */
function lowestScore(band: CreditScoreBand): number | null {
  if (band === 'unknown') return null;
  return band === 'below_500' ? lowestPossibleScore : Number(band.slice('from_'.length));
}
