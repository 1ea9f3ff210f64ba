import { listPurchases } from '@hearthway/contracts/commerce';
import { operationRouter, principalOf } from '@hearthway/service-kit';
import type { PurchaseDependencies } from './dependencies.js';
import { toPurchase } from './purchase.js';

export function purchaseRoutes({ payments }: Pick<PurchaseDependencies, 'payments'>) {
  const routes = operationRouter();

  routes.handle(listPurchases, async (_input, context) =>
    (await payments.findByUser(principalOf(context).userId)).map(toPurchase),
  );

  return routes;
}
