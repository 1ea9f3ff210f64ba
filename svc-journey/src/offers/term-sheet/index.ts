export { summarizeTerms } from './summary.js';
export { termFormat } from './term-format.js';
export { termSheet } from './term-sheet.js';
