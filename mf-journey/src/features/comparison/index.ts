export { ComparisonBar } from './components/comparison-bar.js';
export { ComparisonTable } from './components/comparison-table.js';
export { useComparison, type Comparison } from './use-comparison.js';
