export { createPaymentStore, type PaymentStore } from './payment-store.js';
export type { Payment } from './payment.js';
export { paymentRoutes } from './payment-routes.js';
export { createStripeClient } from './provider/stripe-client.js';
export { sweepPayments } from './sweep/sweep-payments.js';
