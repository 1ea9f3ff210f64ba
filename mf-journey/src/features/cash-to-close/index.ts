export { backHelp, backLabel, cashToCloseText, typedCash, withDirection } from './cash-to-close.js';
