import { documentTypes, type DocumentSlotKey, type DocumentType } from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import type { DocumentDependencies } from '../dependencies.js';
import { newestVersion, type StoredVersion } from '../document.js';
import type { ByteRange } from '../storage/file-store.js';

/** A file to be streamed. */
export interface ReadableFile {
  readonly name: string;
  readonly type: DocumentType;
  readonly bytes: number;
  readonly read: (range: ByteRange) => AsyncIterable<Uint8Array>;
}

export interface FileRequest {
  readonly userId: string;
  readonly documentId: string;
  readonly versionId: string;
}

/** Of a document that isn’t in the bin. @throws AppError `document.not-found` */
export async function findFile(
  dependencies: Pick<DocumentDependencies, 'store' | 'files' | 'keys'>,
  { userId, documentId, versionId }: FileRequest,
): Promise<ReadableFile> {
  const document = await dependencies.store.findById(userId, documentId);
  const version = document?.versions.find(({ id }) => id === versionId);
  if (!document || !version || document.binnedAt !== null) {
    throw new AppError('document.not-found', problemTexts.documentNotFound);
  }
  return toReadable(dependencies, document.name, version);
}

/** The newest file of a document that isn’t in the bin. @throws AppError `document.not-found` */
export async function findNewestFile(
  dependencies: Pick<DocumentDependencies, 'store' | 'files' | 'keys'>,
  userId: string,
  documentId: string,
): Promise<ReadableFile & Pick<StoredVersion, 'dangers'> & { readonly slot: DocumentSlotKey | null }> {
  const document = await dependencies.store.findById(userId, documentId);
  if (document?.binnedAt !== null) throw new AppError('document.not-found', problemTexts.documentNotFound);
  const newest = newestVersion(document);
  const { slot, name } = document;
  return { ...toReadable(dependencies, name, newest), name, slot, dangers: newest.dangers };
}

export function toReadable(
  { files, keys }: Pick<DocumentDependencies, 'files' | 'keys'>,
  name: string,
  { id, key, type, bytes }: StoredVersion,
): ReadableFile {
  return {
    name: fileName(name, type),
    type,
    bytes,
    read: (range) => files.read({ id, key: keys.unwrap(key, id) }, bytes, range),
  };
}

/** With the ending of what it is, and without what file systems refuse. */
function fileName(name: string, type: DocumentType): string {
  const { extension } = documentTypes[type];
  const plain = name
    .replace(/[\\/:*?"<>|]/g, '-')
    .replace(/^\.+/, '')
    .trim();
  const base = plain.replace(/\.(pdf|jpe?g|png|heic|heif|docx?)$/i, '');
  return `${base === '' ? 'Document' : base}.${extension}`;
}
