import type { listPhotos as operation } from '@hearthway/contracts/journey';
import type { OperationReply } from '@hearthway/contracts/operation';
import { dayOf } from '../../policy/index.js';
import { shown } from '../document.js';
import type { DocumentDependencies } from '../documents-dependencies.js';
import { shownUpload } from '../storage/upload-store.js';

/** Without all that the page of documents needs. */
export async function listPhotos(
  { store, uploads: uploadStore, figuresAt }: Pick<DocumentDependencies, 'store' | 'uploads' | 'figuresAt'>,
  userId: string,
): Promise<OperationReply<typeof operation>> {
  const [documents, uploads] = await Promise.all([store.findByUser(userId), uploadStore.findByUser(userId)]);
  const today = dayOf(figuresAt());
  return {
    photos: documents.flatMap((document) => {
      const { subject, binnedAt } = document;
      return subject === null || binnedAt !== null ? [] : { ...shown(document, today), subject };
    }),
    uploads: uploads.filter(({ subject }) => subject !== null).map(shownUpload),
  };
}
