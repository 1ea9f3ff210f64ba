import type { Affordability } from './affordability.js';
import type { Inputs } from './estimate.js';
import { figures, loanLimitYear } from './figures.js';
import { percent, wholeDollars } from './format.js';

const firstTimeMinimum = percent(figures.minimumDownPayment.value);

/** One sentence on what caps the price. */
export function explainLimit({ limitingFactor, loanCents, priceCents }: Affordability, inputs: Inputs): string {
  const { housing, total } = figures.comfortable.value;
  switch (limitingFactor) {
    case 'income':
      return loanCents === 0
        ? `Your income sets the limit: taxes and insurance alone reach ${percent(housing)} of it, even without a loan.`
        : `Your income sets the limit: we keep housing at ${percent(housing)} of it.`;
    case 'debts':
      return `Your debts set the limit: we keep housing and debts together at ${percent(total)} of your income.`;
    case 'down-payment':
      return priceCents === 0
        ? `Your down payment sets the limit: this estimate starts at ${firstTimeMinimum} down, the minimum for first-time buyers.`
        : `Your down payment sets the limit: it’s ${firstTimeMinimum} of this price, the minimum for first-time buyers.`;
    case 'loan-limit':
      return `The loan amount sets the limit: above ${loanLimitYear}’s limit of ${wholeDollars(figures.loanLimitCents.value)}, different rules apply.`;
    case 'no-room':
      return inputs.annualIncomeCents === 0
        ? 'Add your income to see a price.'
        : `Your debts leave no room for a home yet: we keep housing and debts together at ${percent(total)} of your income.`;
  }
}
