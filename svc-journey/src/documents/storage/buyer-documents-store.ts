import type { BuyerDocument, DocumentShare, DocumentUpload } from '@hearthway/contracts/journey';
import type { Transaction } from '@hearthway/service-kit';
import type { Connection } from 'mongoose';
import { shown } from '../document.js';
import { createDocumentStore, type SlotMarks } from './document-store.js';
import { createDownloadStore } from './download-store.js';
import { createFileStore } from './file-store.js';
import { createShareStore, shownShare } from './share-store.js';
import { createUploadStore, shownUpload } from './upload-store.js';

/** Everything that is stored about a buyer’s documents, for a data export. The files themselves come as a ZIP from the page. */
interface ExportedDocuments {
  readonly documents: readonly BuyerDocument[];
  readonly uploads: readonly DocumentUpload[];
  readonly marks: SlotMarks;
  readonly shares: readonly DocumentShare[];
  readonly files: string;
}

/** The stores of this room, which are exported and erased together. */
export function createBuyerDocumentsStore(connection: Connection) {
  const documents = createDocumentStore(connection);
  const uploads = createUploadStore(connection);
  const files = createFileStore(connection);
  const downloads = createDownloadStore(connection);
  const shares = createShareStore(connection);

  return {
    documents,
    uploads,
    files,
    downloads,
    shares,

    async ensureIndexes(): Promise<void> {
      for (const store of [documents, uploads, files, downloads, shares]) await store.ensureIndexes();
    },

    /** Also what an interrupted check wrote. */
    async deleteByUser(userId: string, transaction: Transaction): Promise<void> {
      const ofDocuments = await documents.deleteByUser(userId, transaction);
      const ofUploads = await uploads.deleteByUser(userId, transaction);
      await files.delete([...ofDocuments, ...ofUploads], transaction);
      await downloads.deleteByUser(userId, transaction);
      await shares.deleteByUser(userId, transaction);
    },

    async findForExport(userId: string): Promise<ExportedDocuments | undefined> {
      const [found, onTheWay, { marks }, links] = await Promise.all([
        documents.findByUser(userId),
        uploads.findByUser(userId),
        documents.findAccount(userId),
        shares.findByUser(userId),
      ]);
      if (found.length + onTheWay.length + links.length + Object.keys(marks).length === 0) return undefined;
      return {
        documents: found.map((document) => shown(document, null)),
        uploads: onTheWay.map(shownUpload),
        marks,
        shares: links.map(shownShare),
        files: 'Download all files as one ZIP on your Documents page.',
      };
    },
  };
}
