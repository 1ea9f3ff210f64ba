import { rowReader, rowsByKey, type DatedFigure, type RowsByKey } from '../policy/policy-reader.js';
import { paymentPerCent } from '../money.js';
import { cashPlan } from './cash-needed.js';
import type { BuyerFigures } from './figures.js';
import { loanFor, monthlyCost } from './monthly-cost.js';
import { purchaseAt } from './purchase.js';
import type { AffordabilityProgram, CashNeeded, MonthlyCost } from './result.js';
import { homeCosts } from './situation.js';

export interface PurchaseCost {
  /** Without a financed fee. */
  readonly loanCents: number;
  /** The program’s upfront fee, added to the loan. */
  readonly financedFeeCents: number;
  readonly monthly: MonthlyCost;
  readonly cash: CashNeeded;
  readonly policyRowIds: readonly string[];
}

/**
 * What a home at this price costs a buyer with one program. Money is integer US cents. Says nothing about whether the buyer can
 * afford it or gets the loan.
 *
 * @param rows in force on one day; pass a map from `rowsByKey` when calling often
 * @returns `undefined` if neither the buyer nor the rows know the home's tax and insurance
 */
export function purchaseCost(
  program: AffordabilityProgram,
  priceCents: number,
  figures: BuyerFigures,
  rows: readonly DatedFigure[] | RowsByKey<DatedFigure>,
): PurchaseCost | undefined {
  const byKey = 'get' in rows ? rows : rowsByKey(rows);
  const reader = rowReader(byKey);
  const { costs } = homeCosts(figures, reader);
  if (!costs) return undefined;
  const perCent = paymentPerCent(figures.annualRateMillionths, figures.termMonths);
  const situation = { figures, costs, paymentPerCent: perCent, rowsByKey: byKey };
  const purchase = purchaseAt(priceCents, figures);
  const loan = loanFor(program, purchase, situation, reader);
  const monthly = monthlyCost(purchase, loan, situation);
  const financed = { purchase, principalCents: loan.loan.principalCents, monthlyCents: monthly.totalCents };
  const cash = cashPlan(program, situation, reader).needed(financed);
  return {
    loanCents: purchase.loanCents,
    financedFeeCents: loan.upfrontFeeCents,
    monthly,
    cash,
    policyRowIds: reader.used().map(({ id }) => id),
  };
}
