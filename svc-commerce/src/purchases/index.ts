export { purchaseConsumer } from './purchase-consumers.js';
export { purchaseRoutes } from './purchase-routes.js';
