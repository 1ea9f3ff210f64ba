import { listPurchases, type Purchase } from '@hearthway/contracts/commerce';
import { operationRouter, principalOf } from '@hearthway/service-kit';
import type { Payment } from '../payments/index.js';
import type { PurchaseDependencies } from './dependencies.js';

export function purchaseRoutes({ payments }: Pick<PurchaseDependencies, 'payments'>) {
  const routes = operationRouter();

  routes.handle(listPurchases, async (_input, context) => {
    const purchases = (await payments.findByOwner(principalOf(context).userId)).map(toPurchase);
    const isToolkit = ({ productType, status }: Purchase) => productType === 'offer_toolkit' && status === 'paid';
    return { toolkit: purchases.some(isToolkit), purchases };
  });

  return routes;
}

function toPurchase({ id, productType, amountCents, status, memberNumber, createdAt, settledAt }: Payment): Purchase {
  const isRefunded = status === 'refunded';
  return {
    id,
    productType,
    amountCents,
    status: isRefunded ? 'refunded' : 'paid',
    // A refund replaces when the order was settled. It was paid within half an hour of being ordered.
    paidAt: (isRefunded ? createdAt : (settledAt ?? createdAt)).toISOString(),
    ...(memberNumber !== undefined && { memberNumber }),
  };
}
