import {
  endsWithin,
  isWithoutPayment,
  type Debt,
  type FinancialProfile,
  type Income,
} from '../journey/financial-profile.js';
import type { MortgageRates } from '../journey/mortgage-rates.js';
import type { SavedPreApprovalInfo } from '../journey/pre-approval-info.js';
import { scaled } from '../money.js';
import { exampleFigures, type BuyerFigures } from './figures.js';

/** The wizard's answers about the home. */
export type HomeAnswers = Partial<Pick<SavedPreApprovalInfo, 'propertyType' | 'propertyUse' | 'propertyState'>>;

/** The example, with everything the buyer has said in its place. Nobody's citizenship is used: see `residency`. */
export function figuresFrom(
  profile: FinancialProfile,
  answers: HomeAnswers | null,
  rates: MortgageRates | undefined,
): BuyerFigures {
  const { location, household, income, debts, credit, savings, plan } = profile;
  const rate = rates?.rates.find(({ product }) => product.startsWith('30'));
  const owed = debts?.debts ?? [];
  return {
    ...exampleFigures,
    ...(answers?.propertyState && { state: answers.propertyState }),
    ...(location && { state: location.state, countyFips: location.countyFips }),
    ...(answers?.propertyType && { propertyType: answers.propertyType }),
    ...(answers?.propertyUse && { propertyUse: answers.propertyUse }),
    ...(household && { firstTimeBuyer: household.firstTimeBuyer, militaryService: household.militaryService }),
    ...(income && { annualIncomeCents: annualIncomesOf(profile).reduce((sum, cents) => sum + cents, 0) }),
    ...(debts && {
      monthlyDebtsCents: total(owed.filter((debt) => !isWithoutPayment(debt)).map(({ monthlyCents }) => monthlyCents)),
      studentLoansWithoutPaymentCents: balancesOf(owed.filter((debt) => !debt.documentedZeroPayment)),
      studentLoansAtZeroCents: balancesOf(owed.filter((debt) => debt.documentedZeroPayment)),
    }),
    ...(credit && { creditScore: lowestScoreOf(credit.scoreBand) }),
    ...(plan && { downPayment: plan.downPayment }),
    ...(savings && { credits: { ...exampleFigures.credits, giftCents: savings.giftCents } }),
    ...(rate && { annualRateMillionths: rate.rateBasisPoints * 100 }),
  };
}

/** Of each borrower, before taxes, a year. */
export function annualIncomesOf({ income }: FinancialProfile): readonly number[] {
  return (income?.borrowers ?? []).map(({ incomes }) => total(incomes.map(annualCents)));
}

/**
 * Monthly payments of installment loans that end within so many payments: a conventional loan leaves them out.
 *
 * @param paymentsLeft from the row `conventional/short-debt-payments`
 */
export function endingDebtsOf({ debts }: FinancialProfile, paymentsLeft: number): number {
  const ending = (debts?.debts ?? []).filter((debt) => endsWithin(debt, paymentsLeft));
  return total(ending.map(({ monthlyCents }) => monthlyCents));
}

const paymentsAYear = { weekly: 52, biweekly: 26, semimonthly: 24, monthly: 12, annual: 1 } as const;

const annualCents = ({ amountCents, frequency }: Income): number => scaled(amountCents, paymentsAYear[frequency], 1);

const balancesOf = (debts: readonly Debt[]): number =>
  total(debts.filter(isWithoutPayment).map(({ balanceCents }) => balanceCents));

const total = (cents: readonly number[]): number => cents.reduce((sum, one) => sum + one, 0);

/** `null` if the buyer doesn't know it. */
function lowestScoreOf(band: NonNullable<FinancialProfile['credit']>['scoreBand']): number | null {
  if (band === 'unknown') return null;
  return band === 'below_500' ? 480 : Number(band.slice('from_'.length));
}
