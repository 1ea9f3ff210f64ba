import { commerceDataExported, paymentCompleted, paymentRefunded } from '@hearthway/contracts/commerce';
import type { Envelope } from '@hearthway/contracts/envelope';
import { dataExportRequested, emailVerified, userDeleted } from '@hearthway/contracts/identity';
import { exportBuyerData, on, onAsking, type ConsumerDefinition } from '@hearthway/service-kit';
import type { PurchaseDependencies } from './dependencies.js';
import { linkPurchase, linkPurchasesOf, tellRefunded, unlinkPurchasesOf, type Cause } from './link-purchases.js';
import { toExportedPurchase } from './purchase.js';

export function purchaseConsumer(dependencies: PurchaseDependencies): ConsumerDefinition {
  const { payments } = dependencies;
  const findForExport = async (userId: string) => (await payments.findByUser(userId)).map(toExportedPurchase);
  return {
    queue: 'commerce.purchases',
    handlers: [
      onAsking(emailVerified, (event) => linkPurchasesOf(dependencies, event.data.userId, causeOf(event))),
      onAsking(paymentCompleted, (event) => linkPurchase(dependencies, event.data.paymentId, causeOf(event))),
      on(paymentRefunded, (event, transaction) =>
        tellRefunded(dependencies, event.data.paymentId, causeOf(event), transaction),
      ),
      onAsking(userDeleted, (event) => unlinkPurchasesOf(dependencies, event.data.userId, causeOf(event))),
      on(dataExportRequested, (event, transaction) =>
        exportBuyerData(
          { ...dependencies, parts: { purchases: { findForExport } } },
          commerceDataExported,
          event,
          transaction,
        ),
      ),
    ],
  };
}

const causeOf = ({ id, correlationId }: Envelope): Cause => ({ correlationId, causationId: id });
