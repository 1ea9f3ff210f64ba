export { PaymentResult, type PaymentResultProps } from './payment-result.js';
