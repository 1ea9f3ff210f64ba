import { dataExportRequested, userDeleted } from '@hearthway/contracts/identity';
import { journeyDataExported } from '@hearthway/contracts/journey';
import { exportBuyerData, on, type ConsumerDefinition } from '@hearthway/service-kit';
import { eraseBuyer, type BuyerDataDependencies } from './erase-buyer.js';

export function buyerDataConsumer(dependencies: BuyerDataDependencies): ConsumerDefinition {
  return {
    queue: 'journey.buyer-data',
    handlers: [
      on(userDeleted, ({ data }, transaction) => eraseBuyer(dependencies, data.userId, transaction)),
      on(dataExportRequested, (event, transaction) =>
        exportBuyerData(dependencies, journeyDataExported, event, transaction),
      ),
    ],
  };
}
