import { expect, it } from '@jest/globals';
import { budgetsOf, type BudgetOptions } from './spend.js';

const options = {
  dollars: { buyer: 0.5, all: 20 },
  tokens: { buyer: 200_000, all: 5_000_000 },
};

it.each<[string, BudgetOptions['prices'], { readonly unit: string; readonly amount: number }, object]>([
  ['tokens without a price', undefined, { unit: 'tokens', amount: 1_200 }, options.tokens],
  // 1,000 × $3 and 200 × $15 for a million are $0.006.
  ['money with one', { input: 3, output: 15 }, { unit: 'microdollars', amount: 6_000 }, { buyer: 500_000, all: 2e7 }],
  [
    'nothing for a model of one’s own',
    { input: 0, output: 0 },
    { unit: 'microdollars', amount: 0 },
    { buyer: 500_000, all: 2e7 },
  ],
  [
    'a whole microdollar for a part of one',
    { input: 0.0001, output: 0 },
    { unit: 'microdollars', amount: 1 },
    { buyer: 500_000, all: 2e7 },
  ],
])('counts %s', (_what, prices, spending, caps) => {
  const budgets = budgetsOf({ ...options, prices });
  expect(budgets.spendingOf({ input: 1_000, output: 200 })).toEqual(spending);
  expect(budgets.caps).toEqual(caps);
});
