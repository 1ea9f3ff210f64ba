export { adminAuditSuite, type AdminAuditOptions } from './admin-audit-suite.js';
export { serviceContractSuite } from './service-contract-suite.js';
export { stopSuite, type StopSuiteOptions } from './stop-suite.js';
export { internalOperationsSuite, type InternalOperationsOptions } from './internal-operations-suite.js';
export { growingStore, storeGrowthSuite, type GrowingStore, type StoreGrowthOptions } from './store-growth-suite.js';
