import type { Affordability } from './affordability.js';
import type { Inputs } from './estimate.js';
import { figures } from './figures.js';
import { percent, wholeDollars } from './format.js';

/** What keeps the price from being higher, in a sentence. */
export function explainLimit({ limitingFactor, loanCents, priceCents }: Affordability, inputs: Inputs): string {
  const { housing, total } = figures.comfortable.value;
  switch (limitingFactor) {
    case 'income':
      return loanCents === 0
        ? `Limited by your income: taxes and insurance alone reach ${percent(housing)} of it, without any loan.`
        : `Limited by your income: housing is kept to ${percent(housing)} of it.`;
    case 'debts':
      return `Limited by your debts: with housing they are kept to ${percent(total)} of your income.`;
    case 'down-payment':
      return priceCents === 0
        ? `Limited by your down payment: this estimate starts at ${percent(figures.minimumDownPayment.value)} down.`
        : `Limited by your down payment: it is ${percent(figures.minimumDownPayment.value)} of this price, the least this loan takes.`;
    case 'loan-limit':
      return `Limited by the loan: above ${wholeDollars(figures.loanLimitCents.value)} other rules hold.`;
    case 'no-room':
      return inputs.annualIncomeCents === 0
        ? 'There is no income to pay from yet.'
        : `Your debts leave no room for a home yet: with housing they are kept to ${percent(total)} of your income.`;
  }
}
