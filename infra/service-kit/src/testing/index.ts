export { memoryBroker, type MemoryBroker } from '../messaging/index.js';
export { captureLog, type LogCapture } from './capture-log.js';
export { eventually } from './eventually.js';
export { listen, type TestServer } from './listen.js';
export { testDatabase, testNamespace } from './names.js';
export { createTestIssuer, type TestIssuer } from './test-issuer.js';
export { readServiceCard, type ServiceCard } from './service-card.js';
export { startServiceUnderTest, type ServiceUnderTest, type ServiceUnderTestOptions } from './service-under-test.js';
export { serviceCardSuite, type CardOptions } from './service-card-suite.js';
