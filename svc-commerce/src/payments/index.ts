export { createTurns } from './in-turn.js';
export { createPaymentStore } from './payment-store.js';
export { createPaymentSweeper } from './payment-sweeper.js';
export { paymentRoutes } from './payment-routes.js';
export { createStripeClient } from './stripe-client.js';
export { sweepPayments } from './sweep-payments.js';
