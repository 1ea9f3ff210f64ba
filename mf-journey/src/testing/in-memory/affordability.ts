import {
  affordability,
  listAffordabilityRows,
  type BuyerFigures,
  type SourcedRow,
} from '@hearthway/contracts/affordability';
import {
  closingCostRows,
  governmentInsuranceRows,
  loanLimitRows,
  planningRows,
  privateMortgageInsuranceRows,
  programRows,
  rowsByKey,
  stateCostRows,
  studentLoanRows,
} from '@hearthway/contracts/policy';
import { route } from '@hearthway/web-kit/testing';

const rows: readonly SourcedRow[] = [
  ...programRows,
  ...loanLimitRows,
  ...privateMortgageInsuranceRows,
  ...governmentInsuranceRows,
  ...studentLoanRows,
  ...stateCostRows,
  ...planningRows,
  ...closingCostRows,
].map((row) => ({ ...row, range: row.range ?? null }));
const byKey = rowsByKey(rows);

export const computeAffordability = (figures: BuyerFigures) => affordability(figures, byKey);

export function inMemoryAffordability() {
  return { routes: [route(listAffordabilityRows, () => ({ date: '2026-11-20', rows: [...rows] }))] };
}
