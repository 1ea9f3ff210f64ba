import type { Envelope, EventDefinition } from '@hearthway/contracts/envelope';
import { encryptFor, type PublicKey } from '../encryption/index.js';
import type { Transaction } from '../mongo/index.js';
import type { BuyerData, Dependencies } from './service-module.js';

interface ExportDependencies extends Pick<Dependencies, 'outbox' | 'now'> {
  /** Keyed by their names in a data export. */
  readonly parts: Readonly<Record<string, Pick<BuyerData, 'findForExport'>>>;
}

interface ExportRequest {
  readonly exportId: string;
  readonly userId: string;
  /** The export's own key. */
  readonly publicKey: PublicKey;
}

/** Answers a data export with everything that each part stores about the buyer, encrypted for that export. */
export async function exportBuyerData(
  { parts, outbox, now }: ExportDependencies,
  answer: EventDefinition,
  { id, correlationId, data }: Envelope<ExportRequest>,
  transaction: Transaction,
): Promise<void> {
  const { exportId, userId, publicKey } = data;
  const found = new Map<string, unknown>();
  for (const [name, part] of Object.entries(parts)) found.set(name, (await part.findForExport(userId)) ?? null);
  const encrypted = await encryptFor(publicKey, Object.fromEntries(found));
  await outbox.insert(
    answer,
    { subject: exportId, data: { exportId, userId, encrypted }, correlationId, causationId: id, occurredAt: now() },
    transaction,
  );
}
