export { PaymentResult, type PaymentResultProps } from './payment-result.js';
export type { Paid } from './verify.js';
