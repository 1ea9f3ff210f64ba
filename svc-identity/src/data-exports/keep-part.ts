import type { EventData } from '@hearthway/contracts/envelope';
import type { ExportingService } from '@hearthway/contracts/identity';
import type { journeyDataExported } from '@hearthway/contracts/journey';
import { decryptWith, type Transaction } from '@hearthway/service-kit';
import type { DataExportDependencies } from './data-export-dependencies.js';

/**
 * Stores a service's answer unchanged. An answer that is late, repeated, or for another user's export changes nothing.
 * @throws DecryptionError when the export's key does not open it, so that everything stored can be downloaded
 */
export async function keepPart(
  { dataExports, sealing, now }: Pick<DataExportDependencies, 'dataExports' | 'sealing' | 'now'>,
  service: ExportingService,
  { exportId, userId, encrypted }: EventData<typeof journeyDataExported>,
  transaction: Transaction,
): Promise<void> {
  const asked = await dataExports.find(exportId, userId, now(), transaction);
  if (!asked || asked.parts.some((part) => part.service === service)) return;
  await decryptWith(sealing.open(asked.sealedPrivateKey, asked.id), encrypted);
  await dataExports.addPart(transaction, asked.id, { service, encrypted });
}
