export { factConsumer } from './fact-consumers.js';
export { createFactStore, type FactStore } from './fact-store.js';
