export { startCommerceUnderTest, type CommerceUnderTest } from './commerce-under-test.js';
export { startPaymentsUnderTest, toolkit, webhookSecret, type PaymentsUnderTest } from './payments-under-test.js';
export { adminEmail, startEmailsUnderTest, tokenIn, type EmailsUnderTest } from './emails-under-test.js';
