import { isIncomeAnswered, paymentsPerYear, type FinancialProfile, type Income } from '@hearthway/contracts/journey';
import { scaled } from '@hearthway/contracts/money';

/** Gross monthly income of all borrowers. `null` until each has listed an income or said that there is none. */
export function monthlyIncome(section: FinancialProfile['income']): number | null {
  if (!section || !isIncomeAnswered(section)) return null;
  return section.borrowers.flatMap(({ incomes }) => incomes).reduce((sum, income) => sum + monthlyAmount(income), 0);
}

function monthlyAmount({ amountCents, frequency }: Income): number {
  return scaled(amountCents, paymentsPerYear[frequency], 12);
}
