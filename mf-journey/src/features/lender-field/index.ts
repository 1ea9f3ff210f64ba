export { LenderField } from './lender-field.js';
