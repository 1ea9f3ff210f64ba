export { adminAuditSuite, type AdminAuditOptions } from './admin-audit-suite.js';
export { serviceContractSuite } from './service-contract-suite.js';
export { statesAndMessages, type ProviderStates } from './modules-under-test.js';
export { stopSuite, type StopSuiteOptions } from './stop-suite.js';
export { internalOperationsSuite, type InternalOperationsOptions } from './internal-operations-suite.js';
export { growingStore, type GrowingStores } from './growing-store.js';
export { storeGrowthSuite } from './store-growth-suite.js';
