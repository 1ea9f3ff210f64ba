import { listAffordabilityRows } from '@hearthway/contracts/journey';
import {
  closingCostRows,
  governmentInsuranceRows,
  loanLimitRows,
  medianIncomeRows,
  planningRows,
  privateMortgageInsuranceRows,
  programRows,
  stateCostRows,
  studentLoanRows,
} from '@hearthway/contracts/policy';
import { route } from '@hearthway/web-kit/testing';

/** All rows of the contracts. */
export const rows = [
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

export function inMemoryAffordability() {
  return { routes: [route(listAffordabilityRows, () => ({ date: '2026-11-20', rows }))] };
}
