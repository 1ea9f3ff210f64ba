import { documentTypes, type DocumentType } from '@hearthway/contracts/journey';
import { AppError } from '@hearthway/service-kit';
import type { StoredVersion } from '../document.js';
import type { DocumentDependencies } from '../documents-dependencies.js';
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
  request: FileRequest,
): Promise<ReadableFile> {
  const { name, version } = await findVersion(dependencies, request);
  return toReadable(dependencies, name, version);
}

/** A small WebP of a picture. @throws AppError `document.not-found`, also for what isn’t a picture */
export async function findThumbnail(
  { store, keys }: Pick<DocumentDependencies, 'store' | 'keys'>,
  request: FileRequest,
): Promise<Buffer> {
  const { version } = await findVersion({ store }, request);
  const { id, key } = version;
  const thumbnail = await store.findThumbnail(request.userId, { id, key: keys.unwrap(key, id) });
  if (!thumbnail) throw notFound();
  return thumbnail;
}

async function findVersion(
  { store }: Pick<DocumentDependencies, 'store'>,
  { userId, documentId, versionId }: FileRequest,
): Promise<{ readonly name: string; readonly version: StoredVersion }> {
  const document = await store.findById(userId, documentId);
  const version = document?.versions.find(({ id }) => id === versionId);
  if (!document || !version || document.binnedAt !== null) throw notFound();
  return { name: document.name, version };
}

const notFound = () => new AppError('document.not-found', 'We couldn’t find that document');

export function toReadable(
  { files, keys }: Pick<DocumentDependencies, 'files' | 'keys'>,
  name: string,
  { id, key, type, bytes }: Pick<StoredVersion, 'id' | 'key' | 'type' | 'bytes'>,
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
