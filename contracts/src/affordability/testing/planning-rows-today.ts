import {
  closingCostRows,
  governmentInsuranceRows,
  loanLimitRows,
  medianIncomeRows,
  planningRows,
  privateMortgageInsuranceRows,
  programRows,
  rowsByKey,
  stateCostRows,
  studentLoanRows,
  type DatedFigure,
  type PolicyRow,
} from '../../policy/index.js';

const all: readonly PolicyRow[] = [
  ...programRows,
  ...loanLimitRows,
  ...privateMortgageInsuranceRows,
  ...governmentInsuranceRows,
  ...studentLoanRows,
  ...stateCostRows,
  ...planningRows,
  ...medianIncomeRows,
  ...closingCostRows,
];

/** All rows of the contracts, with some figures replaced. */
export function rowsToday(changes: Readonly<Record<string, number>> = {}) {
  return rowsByKey<DatedFigure>(all.map((row) => ({ ...row, value: changes[row.key] ?? row.value })));
}
