import { paymentPerCent } from '../money.js';
import { rowReader, type DatedFigure, type RowsByKey } from '../policy/policy-reader.js';
import type { BuyerFigures } from './figures.js';
import { loanFor, monthlyCost } from './monthly-cost.js';
import { purchaseAt } from './purchase.js';
import type { AffordabilityProgram, MonthlyCost } from './result.js';
import { homeCosts } from './situation.js';

/**
 * What a home at this price costs a month with a program, whether or not the buyer can afford it.
 *
 * @returns `undefined` if the state’s costs are missing
 */
export function monthlyCostAt(
  program: AffordabilityProgram,
  priceCents: number,
  figures: BuyerFigures,
  rows: RowsByKey<DatedFigure>,
): MonthlyCost | undefined {
  const reader = rowReader(rows);
  const { costs } = homeCosts(figures, reader);
  if (!costs) return undefined;
  const perCent = paymentPerCent(figures.annualRateMillionths, figures.termMonths);
  const situation = { figures, costs, paymentPerCent: perCent, rowsByKey: rows };
  const purchase = purchaseAt(priceCents, figures);
  return monthlyCost(purchase, loanFor(program, purchase, situation, reader), situation);
}
