export { buyerDataConsumer } from './buyer-data-consumers.js';
export type { BuyerRooms } from './buyer-room.js';
export { eraseAgain } from './erase-buyer.js';
export { createErasureStore } from './erasure-store.js';
