export { centsText, estimateKind, newEstimate } from './estimate-kind.js';
export { formatPercent, formatTerm } from './format.js';
