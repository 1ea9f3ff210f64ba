import type { Transaction } from '@hearthway/service-kit';
import type { StoredVersion } from '../document.js';
import type { DocumentDependencies } from '../documents-dependencies.js';
import { putVersion, type ArrivingFile } from './put-version.js';

/** A PDF that we made ourselves. `id` is for a document of its own. */
export interface OwnPdf extends Pick<ArrivingFile, 'id' | 'userId' | 'name' | 'documentId'> {
  readonly fileId: string;
  readonly pdf: Buffer;
}

/**
 * Writes a PDF where nobody finds it yet, if it is one that could be uploaded. What is returned makes it a document’s newest
 * version in the caller’s transaction, and returns that document’s id, or `null` if it couldn’t, or the buyer has no room for it.
 * If that never happens, `deleteChunks` cleans up.
 * @throws Error if it can’t be checked now
 */
export type KeepPdf = (own: OwnPdf) => Promise<(transaction: Transaction) => Promise<string | null>>;

export async function keepPdf(
  dependencies: DocumentDependencies,
  { fileId, pdf, ...given }: OwnPdf,
): ReturnType<KeepPdf> {
  const { store, files, keys, newFileKey, inspectFile, scanFile, now } = dependencies;
  const isMalware = (await scanFile?.(one(pdf))) === 'malware';
  const inspection = await inspectFile(one(pdf), (inspected) => Promise.resolve(inspected.inspection));
  if (isMalware || !inspection.taken) return () => Promise.resolve(null);
  const file = { id: fileId, key: newFileKey() };
  const { sealedBytes, bytes, sha256 } = await files.write(file, one(pdf));
  const at = now();
  const { type, pages, dangers, text } = inspection;
  const version: StoredVersion = {
    id: fileId,
    key: keys.wrap(file.key, fileId),
    type,
    pages,
    dangers: [...dangers],
    bytes,
    sha256,
    scan: scanFile ? 'clean' : 'not-scanned',
    hints: [],
    uploadedAt: at.toISOString(),
  };
  return async (transaction) => {
    if (!(await store.reserveFile(given.userId, transaction))) return null;
    await files.insert(fileId, sealedBytes, at, transaction);
    const extract = { text: text.join('\n').trim(), thumbnail: undefined };
    await store.insertExtract(given.userId, file, extract, transaction);
    const upload = { ...given, slot: null, subject: null, sentBy: null };
    return putVersion(dependencies, { upload, version, datedOn: null }, transaction);
  };
}

async function* one(bytes: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(bytes);
}
