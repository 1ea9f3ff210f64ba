import { memoryBroker } from './memory-broker.js';
import { MemoryBus } from './memory-bus.js';
import { messagingSuite } from './messaging-suite.js';

messagingSuite('the memory broker', () => {
  const bus = new MemoryBus();
  return { open: (namespace) => memoryBroker({ namespace, bus }) };
});
