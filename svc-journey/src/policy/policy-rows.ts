import { loanLimitRows } from './loan-limit-rows.js';
import { mortgageInsuranceRows } from './mortgage-insurance-rows.js';
import { programRows } from './program-rows.js';
import { stateCostRows } from './state-cost-rows.js';
import { studentLoanRows } from './student-loan-rows.js';
import { toleranceRows } from './tolerance-rows.js';

/** Every dated figure. A new one of the same key ends the row before it: `effectiveTo` the day before. */
export const policyRows = [
  ...programRows,
  ...loanLimitRows,
  ...mortgageInsuranceRows,
  ...studentLoanRows,
  ...stateCostRows,
  ...toleranceRows,
] as const;

export type PolicyKey = (typeof policyRows)[number]['key'];
