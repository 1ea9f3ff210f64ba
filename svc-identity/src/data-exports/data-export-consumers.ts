import { commerceDataExported } from '@hearthway/contracts/commerce';
import type { EventData } from '@hearthway/contracts/envelope';
import type { ExportingService } from '@hearthway/contracts/identity';
import { journeyDataExported } from '@hearthway/contracts/journey';
import { decryptWith, on, type ConsumerDefinition, type Transaction } from '@hearthway/service-kit';
import type { DataExportDependencies } from './request-data-export.js';

type PartDependencies = Pick<DataExportDependencies, 'dataExports' | 'sealing' | 'now'>;

export function dataExportConsumer(dependencies: PartDependencies): ConsumerDefinition {
  return {
    queue: 'identity.data-exports',
    handlers: [
      on(journeyDataExported, ({ data }, transaction) => storePart(dependencies, 'journey', data, transaction)),
      on(commerceDataExported, ({ data }, transaction) => storePart(dependencies, 'commerce', data, transaction)),
    ],
  };
}

/**
 * Stores a service's answer unchanged. An answer that is late, repeated, or for another user's export changes nothing.
 * @throws DecryptionError when the export's key does not open it, so that everything stored can be downloaded
 */
async function storePart(
  { dataExports, sealing, now }: PartDependencies,
  service: ExportingService,
  { exportId, userId, encrypted }: EventData<typeof journeyDataExported>,
  transaction: Transaction,
): Promise<void> {
  const asked = await dataExports.findOwn(exportId, userId, now(), transaction);
  if (!asked || asked.parts.some((part) => part.service === service)) return;
  await decryptWith(sealing.open(asked.sealedPrivateKey, asked.id), encrypted);
  await dataExports.insertPart(asked.id, { service, encrypted }, transaction);
}
