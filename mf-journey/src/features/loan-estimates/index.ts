export { ChosenComparison, FullNote } from './chosen-comparison.js';
export { amountText, estimateLines, loanText } from './estimate-kind.js';
export { EstimateName } from './estimate-name.js';
export { useChosen } from './use-chosen.js';
export { useLoanEstimates } from './use-loan-estimates.js';
