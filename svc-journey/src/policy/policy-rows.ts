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
import { toleranceRows } from './tolerance-rows.js';

/** Every dated figure. To add a new one with the same key, end the row before it: `effectiveTo` is the day before. */
export const policyRows = [
  ...programRows,
  ...loanLimitRows,
  ...privateMortgageInsuranceRows,
  ...governmentInsuranceRows,
  ...studentLoanRows,
  ...stateCostRows,
  ...planningRows,
  ...medianIncomeRows,
  ...closingCostRows,
  ...toleranceRows,
] as const;

export type PolicyKey = (typeof policyRows)[number]['key'];
