import type { DocumentSlotKey } from '@hearthway/contracts/journey';
import { AppError } from '@hearthway/service-kit';
import { newestVersion } from '../document.js';
import type { DocumentDependencies } from '../documents-dependencies.js';
import { toReadable } from './read-file.js';

interface NewestPdf {
  /** Of the document. */
  readonly name: string;
  readonly slot: DocumentSlotKey | null;
  /** Empty for what is only a picture. */
  readonly text: string;
  /** `undefined` for other files, and for a PDF with something in it that runs. */
  readonly pdf: { readonly bytes: number; readonly read: () => AsyncIterable<Uint8Array> } | undefined;
}

/** @throws AppError `document.not-found`, also for what is in the bin */
export type FindNewestPdf = (userId: string, documentId: string) => Promise<NewestPdf>;

/** The newest version of a document. */
export async function findNewestPdf(
  dependencies: Pick<DocumentDependencies, 'store' | 'files' | 'keys'>,
  userId: string,
  documentId: string,
): Promise<NewestPdf> {
  const document = await dependencies.store.findById(userId, documentId);
  if (document?.binnedAt !== null) throw new AppError('document.not-found', 'We couldn’t find that document');
  const { name, slot } = document;
  const version = newestVersion(document);
  const { type, bytes, read } = toReadable(dependencies, name, version);
  const isPlainPdf = type === 'application/pdf' && version.dangers.length === 0;
  const key = dependencies.keys.unwrap(version.key, version.id);
  const texts = await dependencies.store.findTexts(userId, [{ id: version.id, key }]);
  return {
    ...{ name, slot, text: texts.get(version.id) ?? '' },
    pdf: isPlainPdf ? { bytes, read: () => read({ start: 0, end: bytes - 1 }) } : undefined,
  };
}
