import type { Envelope, EventData } from '@hearthway/contracts/envelope';
import type { dataExportRequested } from '@hearthway/contracts/identity';
import { journeyDataExported } from '@hearthway/contracts/journey';
import { encryptFor, type Transaction } from '@hearthway/service-kit';
import type { BuyerDataDependencies } from './dependencies.js';

/** Answers a data export with what every room stores about the buyer, encrypted for that export. */
export async function exportBuyer(
  { rooms, outbox, now }: Pick<BuyerDataDependencies, 'rooms' | 'outbox' | 'now'>,
  { id, correlationId, data }: Envelope<EventData<typeof dataExportRequested>>,
  transaction: Transaction,
): Promise<void> {
  const { exportId, userId, publicKey } = data;
  const part = new Map<string, unknown>();
  for (const [name, room] of Object.entries(rooms)) part.set(name, (await room.findForExport(userId)) ?? null);
  await outbox.insert(
    journeyDataExported,
    {
      subject: exportId,
      data: { exportId, userId, encrypted: await encryptFor(publicKey, Object.fromEntries(part)) },
      correlationId,
      causationId: id,
      occurredAt: now(),
    },
    transaction,
  );
}
