export { entitlementConsumer } from './entitlement-consumers.js';
export { createEntitlementStore, type EntitlementStore } from './entitlement-store.js';
