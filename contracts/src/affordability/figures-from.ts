import {
  endsWithin,
  isWithoutPayment,
  paymentsPerYear,
  type Debt,
  type FinancialProfile,
  type Income,
} from '../journey/financial-profile.js';
import type { MortgageRates } from '../journey/mortgage-rates.js';
import type { SavedPreApprovalInfo } from '../journey/pre-approval-info.js';
import { scaled } from '../money.js';
import type { DatedFigure, RowsByKey } from '../policy/policy-reader.js';
import { exampleFigures, type BuyerFigures } from './figures.js';

/** The wizard's answers about the home. A blank one is an empty string. */
export type HomeAnswers = Partial<Pick<SavedPreApprovalInfo, 'propertyType' | 'propertyUse' | 'propertyState'>>;

/** Where the buyer wants to buy, from the profile, else the wizard, else the example. */
export function placeFrom(
  { location }: FinancialProfile,
  { propertyState = '' }: HomeAnswers,
): Pick<BuyerFigures, 'state' | 'countyFips'> {
  return location ?? { state: propertyState === '' ? exampleFigures.state : propertyState, countyFips: null };
}

/**
 * The example, with the buyer's own answers filled in. Until they enter their income, the example has the median income
 * of their state, and 10% down until they plan another amount. Nobody's citizenship is used: see `residency`.
 * @param rows for the buyer's location
 */
export function figuresFrom(
  profile: FinancialProfile,
  answers: HomeAnswers,
  rates: MortgageRates | undefined,
  rows: RowsByKey<DatedFigure>,
): BuyerFigures {
  const { household, income, debts, credit, savings, plan } = profile;
  const place = placeFrom(profile, answers);
  const rate = rates?.rates.find(({ product }) => product.startsWith('30'));
  const median = rows.get(`state/${place.state}/median-income`) ?? rows.get('planning/median-income');
  const owed = debts?.debts ?? [];
  return {
    ...exampleFigures,
    ...place,
    ...(answers.propertyType && { propertyType: answers.propertyType }),
    ...(answers.propertyUse && { propertyUse: answers.propertyUse }),
    ...(household && { firstTimeBuyer: household.firstTimeBuyer, militaryService: household.militaryService }),
    ...(income
      ? { annualIncomeCents: total(annualIncomesOf(profile)) }
      : median && { annualIncomeCents: median.value }),
    ...(debts && {
      monthlyDebtsCents: total(owed.filter((debt) => !isWithoutPayment(debt)).map(({ monthlyCents }) => monthlyCents)),
      endingDebtsCents: endingDebts(owed, rows.get('conventional/short-debt-payments')?.value ?? 0),
      studentLoansWithoutPaymentCents: balancesOf(owed.filter((debt) => !debt.documentedZeroPayment)),
      studentLoansAtZeroCents: balancesOf(owed.filter((debt) => debt.documentedZeroPayment)),
    }),
    ...(credit && { creditScore: lowestScoreOf(credit.scoreBand) }),
    downPayment: plan?.downPayment ?? { kind: 'percent', basisPoints: 1_000 },
    ...(savings && { credits: { ...exampleFigures.credits, giftCents: savings.giftCents } }),
    ...(rate && { annualRateMillionths: rate.rateBasisPoints * 100 }),
  };
}

/** Each borrower's income per year, before taxes. */
export function annualIncomesOf({ income }: FinancialProfile): readonly number[] {
  return (income?.borrowers ?? []).map(({ incomes }) => total(incomes.map(annualCents)));
}

/** Monthly payments on loans with so few payments left that a conventional loan ignores them. */
const endingDebts = (debts: readonly Debt[], paymentsLeft: number): number =>
  total(debts.filter((debt) => endsWithin(debt, paymentsLeft)).map(({ monthlyCents }) => monthlyCents));

const annualCents = ({ amountCents, frequency }: Income): number => scaled(amountCents, paymentsPerYear[frequency], 1);

const balancesOf = (debts: readonly Debt[]): number =>
  total(debts.filter(isWithoutPayment).map(({ balanceCents }) => balanceCents));

const total = (cents: readonly number[]): number => cents.reduce((sum, one) => sum + one, 0);

/** `null` if the buyer doesn't know it. */
function lowestScoreOf(band: NonNullable<FinancialProfile['credit']>['scoreBand']): number | null {
  if (band === 'unknown') return null;
  return band === 'below_500' ? 480 : Number(band.slice('from_'.length));
}
