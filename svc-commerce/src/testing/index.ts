export { startCommerceUnderTest, type CommerceUnderTest } from './commerce-under-test.js';
export { startPaymentsUnderTest, webhookSecret, type PaymentsUnderTest } from './payments-under-test.js';
