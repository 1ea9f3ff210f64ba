import type { Envelope, EventData } from '@hearthway/contracts/envelope';
import type { dataExportRequested } from '@hearthway/contracts/identity';
import { journeyDataExported } from '@hearthway/contracts/journey';
import { encryptFor, type Transaction } from '@hearthway/service-kit';
import type { BuyerDataDependencies } from './erase-buyer.js';

/** Answers a data export with what every module stores about the buyer, encrypted for that export. */
export async function exportBuyer(
  { parts, outbox, now }: Pick<BuyerDataDependencies, 'parts' | 'outbox' | 'now'>,
  { id, correlationId, data }: Envelope<EventData<typeof dataExportRequested>>,
  transaction: Transaction,
): Promise<void> {
  const { exportId, userId, publicKey } = data;
  const found = new Map<string, unknown>();
  for (const [name, part] of Object.entries(parts)) found.set(name, (await part.findForExport(userId)) ?? null);
  await outbox.insert(
    journeyDataExported,
    {
      subject: exportId,
      data: { exportId, userId, encrypted: await encryptFor(publicKey, Object.fromEntries(found)) },
      correlationId,
      causationId: id,
      occurredAt: now(),
    },
    transaction,
  );
}
