export { buyerDataConsumer } from './buyer-data-consumers.js';
export { eraseAgain } from './erase-buyer.js';
export { createErasureStore } from './erasure-store.js';
export type { BuyerDataDependencies } from './dependencies.js';
