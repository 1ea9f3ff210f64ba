export { allRows } from './all-rows.js';
export { conventionalDownPaymentRows } from './conventional-down-payment.js';
export { housingCost, type HousingCost, type HousingCostInput } from './housing-cost.js';
export { loanLimitRows } from './loan-limits.js';
export {
  basisPoints,
  cents,
  checkedOn,
  cited,
  count,
  dollars,
  generalPractice,
  hasEnded,
  millionths,
  points,
  published,
  row,
  rowsOn,
  secondary,
  type PolicyRow,
  type PolicySource,
  type Standing,
} from './policy-row.js';
export {
  rowReader,
  rowsByKey,
  type DatedFigure,
  type FigureReader,
  type RowReader,
  type RowsByKey,
} from './policy-reader.js';
export {
  isLoanUpTo,
  privateMortgageInsurance,
  privateMortgageInsuranceRows,
  type InsuredLoan,
} from './private-mortgage-insurance.js';
export { stateCostRows } from './state-costs.js';
export { programLoan, programLoans, type LoanTerms, type ProgramLoan } from './program-loan.js';
