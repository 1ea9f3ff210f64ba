export { captureLog, type LogCapture } from './capture-log.js';
export { listen, listenToOperations, type TestServer } from './listen.js';
export { testDatabase, testNamespace } from './names.js';
export { startOtlpCollector, type CollectedSpan, type OtlpCollector } from './otlp-collector.js';
export { createTestIssuer, type TestIssuer } from './test-issuer.js';
export { serveTestIssuer, type ServedTestIssuer } from './serve-test-issuer.js';
export { handleMessage } from './handle-message.js';
export { startServiceWithIssuer, type ServiceWithIssuer } from './service-with-issuer.js';
export {
  startServiceUnderTest,
  type InstanceUnderTest,
  type ServiceUnderTest,
  type ServiceUnderTestOptions,
} from './service-under-test.js';
export { createTestCaller, type TestCaller } from './test-caller.js';
export { cuttableProxy, type CuttableProxy } from '../messaging/testing/cuttable-proxy.js';
export { expectSteady, grownFrom, grownTo, type Query } from './query-growth.js';
export { broadcastStub, type BroadcastStub } from '../tokens/testing/broadcast-stub.js';
