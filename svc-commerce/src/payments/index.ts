export { createPaymentStore } from './payment-store.js';
export { paymentRoutes } from './payment-routes.js';
export { createStripeClient } from './stripe-client.js';
export { sweepPayments } from './sweep-payments.js';
