import { closingCostRows } from './closing-cost-rows.js';
import { governmentInsuranceRows } from './government-insurance-rows.js';
import { loanLimitRows } from './loan-limits.js';
import { medianIncomeRows } from './median-incomes.js';
import { planningRows } from './planning-rows.js';
import { privateMortgageInsuranceRows } from './private-mortgage-insurance.js';
import { programRows } from './program-rows.js';
import { stateCostRows } from './state-costs.js';
import { studentLoanRows } from './student-loan-rows.js';

/** Every dated figure that a price can depend on, except local limits. */
export const allRows = [
  ...programRows,
  ...loanLimitRows,
  ...privateMortgageInsuranceRows,
  ...governmentInsuranceRows,
  ...studentLoanRows,
  ...stateCostRows,
  ...planningRows,
  ...medianIncomeRows,
  ...closingCostRows,
] as const;
