export { conventionalDownPaymentRows } from './conventional-down-payment.js';
export { housingCost, type HousingCost, type HousingCostInput } from './housing-cost.js';
export { loanLimitRows } from './loan-limits.js';
export {
  basisPoints,
  cents,
  checkedOn,
  count,
  dollars,
  generalPractice,
  hasEnded,
  points,
  published,
  row,
  rowsOn,
  type PolicyRow,
  type PolicySource,
} from './policy-row.js';
export {
  isLoanUpTo,
  privateMortgageInsurance,
  privateMortgageInsuranceRows,
  type InsuredLoan,
} from './private-mortgage-insurance.js';
export { stateCostRows } from './state-costs.js';
