import { paymentCompleted } from '@hearthway/contracts/commerce';
import { emailVerified, userDeleted } from '@hearthway/contracts/identity';
import { on, type ConsumerDefinition } from '@hearthway/service-kit';
import type { PurchaseDependencies } from './dependencies.js';
import { linkPurchase, linkPurchasesOf, unlinkPurchasesOf } from './link-purchases.js';

export function purchaseConsumer(dependencies: PurchaseDependencies): ConsumerDefinition {
  return {
    queue: 'commerce.purchases',
    handlers: [
      on(emailVerified, ({ data, correlationId }, transaction) =>
        linkPurchasesOf(dependencies, data.userId, correlationId, transaction),
      ),
      on(paymentCompleted, ({ data, correlationId }, transaction) =>
        linkPurchase(dependencies, data.paymentId, correlationId, transaction),
      ),
      on(userDeleted, ({ data, correlationId }, transaction) =>
        unlinkPurchasesOf(dependencies, data.userId, correlationId, transaction),
      ),
    ],
  };
}
