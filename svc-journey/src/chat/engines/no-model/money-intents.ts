import { appraisedPmiIntent } from './appraised-pmi-intent.js';
import { figureIntents } from './figure-intents.js';
import { helpSumIntents } from './help-sum-intents.js';
import type { Intent } from './intent-text.js';
import { loanCostIntents } from './loan-cost-intents.js';
import { loanSumIntents } from './loan-sum-intents.js';
import { monthlyIncomeIntent } from './monthly-income-intent.js';
import { saleAndTaxIntents } from './sale-and-tax-intents.js';
import { sumIntents } from './sum-intents.js';

/** Questions with figures, the most particular first. */
export const moneyIntents: readonly Intent[] = [
  ...loanCostIntents,
  ...saleAndTaxIntents,
  monthlyIncomeIntent,
  ...helpSumIntents,
  appraisedPmiIntent,
  ...loanSumIntents,
  ...sumIntents,
  ...figureIntents,
];
