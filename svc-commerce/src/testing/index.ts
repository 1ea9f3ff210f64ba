export { startCommerceUnderTest, type CommerceUnderTest } from './commerce-under-test.js';
