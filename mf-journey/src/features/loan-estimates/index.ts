export { ChosenComparison, FullNote } from './chosen-comparison.js';
export { estimateChanges, loanText } from './estimate-kind.js';
export { EstimateName } from './estimate-name.js';
export { useChosen, type Chosen } from './use-chosen.js';
export { useLoanEstimates } from './use-loan-estimates.js';
