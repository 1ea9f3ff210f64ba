import type { ServiceModule } from '@hearthway/service-kit';
import type { PurchaseDependencies } from './dependencies.js';
import { purchaseConsumer } from './purchase-consumers.js';
import { purchaseRoutes } from './purchase-routes.js';

/** Whose account a paid order belongs to. What is stored about it is stored with the order. */
export const openPurchases = (dependencies: PurchaseDependencies): ServiceModule => ({
  stores: [],
  routes: purchaseRoutes(dependencies),
  consumers: [purchaseConsumer(dependencies)],
});
