import { memoryBroker, MemoryBus } from './index.js';
import { messagingSuite } from './testing/messaging-suite.js';

messagingSuite('the memory broker', () => {
  const bus = new MemoryBus();
  return { open: (namespace) => memoryBroker({ namespace, bus }) };
});
