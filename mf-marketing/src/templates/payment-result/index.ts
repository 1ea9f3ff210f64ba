export { PaymentResult } from './payment-result.js';
