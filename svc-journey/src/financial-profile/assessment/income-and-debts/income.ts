import type { FinancialProfile, Income } from '@hearthway/contracts/journey';
import { scaled } from '@hearthway/contracts/money';

/** Gross monthly income of all borrowers. `null` until each has listed an income or said that there is none. */
export function monthlyIncome(section: FinancialProfile['income']): number | null {
  if (!section?.borrowers.every(({ incomes, noIncome }) => incomes.length > 0 || noIncome)) return null;
  return section.borrowers.flatMap(({ incomes }) => incomes).reduce((sum, income) => sum + monthlyAmount(income), 0);
}

function monthlyAmount({ amountCents, frequency }: Income): number {
  return scaled(amountCents, periodsPerYear[frequency], 12);
}

const periodsPerYear: Readonly<Record<Income['frequency'], number>> = {
  weekly: 52,
  biweekly: 26,
  semimonthly: 24,
  monthly: 12,
  annual: 1,
};
