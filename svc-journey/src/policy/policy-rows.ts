import { loanLimitRows, privateMortgageInsuranceRows, stateCostRows } from '@hearthway/contracts/policy';
import { governmentInsuranceRows } from './government-insurance-rows.js';
import { programRows } from './program-rows.js';
import { studentLoanRows } from './student-loan-rows.js';
import { toleranceRows } from './tolerance-rows.js';

/** Every dated figure. To add a new one with the same key, end the row before it: `effectiveTo` is the day before. */
export const policyRows = [
  ...programRows,
  ...loanLimitRows,
  ...privateMortgageInsuranceRows,
  ...governmentInsuranceRows,
  ...studentLoanRows,
  ...stateCostRows,
  ...toleranceRows,
] as const;

export type PolicyKey = (typeof policyRows)[number]['key'];
