export * from './letters.js';
export * from './lender-quotes.js';
export * from './loan-estimates.js';
export * from './loan-estimate-comparison.js';
export { feeLines, linesInSentence, loanEstimateLines, type LoanEstimateLine } from './loan-estimate-lines.js';
export * from './papers.js';
export * from './progress.js';
