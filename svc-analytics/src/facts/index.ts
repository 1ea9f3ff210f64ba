export { factConsumer } from './fact-consumers.js';
export { createFactStore } from './fact-store.js';
