import type { Transaction } from '@hearthway/service-kit';
import type { DocumentDependencies } from '../dependencies.js';
import { updateExpiryEvent } from './expiry-event.js';
import { putVersion, type Arrival } from './put-version.js';

/** A PDF that we made ourselves. */
export interface OwnPdf extends Omit<Arrival, 'version' | 'datedOn' | 'sentBy'> {
  readonly fileId: string;
  readonly pdf: Buffer;
  readonly pages: number;
}

/**
 * Writes a PDF where nobody finds it yet. What is returned makes it a document in the caller’s transaction, and returns the
 * document’s id, or `null` if the buyer has no room for it. If that never happens, `files.deleteChunks` cleans up.
 */
export async function keepFile(
  dependencies: Pick<
    DocumentDependencies,
    'store' | 'files' | 'keys' | 'newFileKey' | 'now' | 'putCalendarEvent' | 'removeCalendarEvent'
  >,
  { fileId: id, pdf, pages, ...arrival }: OwnPdf,
): Promise<(transaction: Transaction) => Promise<string | null>> {
  const { store, files, keys, newFileKey, now } = dependencies;
  const key = newFileKey();
  const { bytes, sealedBytes, sha256 } = await files.write({ id, key }, one(pdf));
  const at = now();
  return async (transaction) => {
    if (!(await store.reserveFile(arrival.userId, transaction))) return null;
    await files.insert(id, sealedBytes, at, transaction);
    const version = {
      ...{ id, key: keys.wrap(key, id), bytes, pages, sha256, dangers: [], hints: [] },
      ...({ type: 'application/pdf', scan: 'not-scanned' } as const),
      uploadedAt: at.toISOString(),
    };
    const document = await putVersion(dependencies, { ...arrival, version, datedOn: null, sentBy: null }, transaction);
    await updateExpiryEvent(dependencies, document, transaction);
    return document.id;
  };
}

async function* one(bytes: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(bytes);
}
