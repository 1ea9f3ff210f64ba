import type { DocumentCenter } from '@hearthway/contracts/journey';
import { createRepeatedTask, type Dependencies, type Sealing, type ServiceModule } from '@hearthway/service-kit';
import type { HomeFollower } from '../homes/index.js';
import type { FindingsFollower } from '../inspection/index.js';
import { dayOf } from '../policy/index.js';
import { keepPdf, type KeepPdf } from './changes/keep-pdf.js';
import { emptyBins } from './changes/change-document.js';
import { documentRoutes } from './document-routes.js';
import { shown } from './document.js';
import type { DocumentDependencies } from './documents-dependencies.js';
import { createPageDrawer } from './drawing/page-drawer-client.js';
import { createInspector } from './inspector/inspector-client.js';
import { createVirusScan } from './inspector/virus-scan-client.js';
import { findNewestPdf, type FindNewestPdf } from './downloads/newest-pdf.js';
import { followFindings, followHome } from './photos/follow-subjects.js';
import { readCenter } from './read-center.js';
import { addShareRoutes } from './shares/share-routes.js';
import { createShareStore } from './shares/share-store.js';
import { createDocumentStore } from './storage/document-store.js';
import { createDownloadStore } from './storage/download-store.js';
import { newFileKey } from './storage/file-cipher.js';
import { createFileStore } from './storage/file-store.js';
import { createKeyRing } from './storage/key-ring.js';
import { createUploadStore, shownUpload } from './storage/upload-store.js';
import { checkUploads } from './uploads/check-uploads.js';
import { giveUpUploads } from './uploads/delete-upload.js';
import { wrapKeysAgain } from './wrap-keys-again.js';

export type { KeepPdf } from './changes/keep-pdf.js';
export { sendFile, sendPicture } from './downloads/file-routes.js';
export { toReadable, type ReadableFile } from './downloads/read-file.js';
export type { FindNewestPdf } from './downloads/newest-pdf.js';
export { newFileKey } from './storage/file-cipher.js';
export { createFileStore, type FileStore } from './storage/file-store.js';
export { createKeyRing, type KeyRing } from './storage/key-ring.js';
export { createPageDrawer, type DrawPage } from './drawing/page-drawer-client.js';
export { collect, startProcess, usualLimits, type ProcessLimits } from './processes/limited-process-client.js';

type Owned =
  | 'store'
  | 'uploads'
  | 'files'
  | 'downloads'
  | 'shares'
  | 'keys'
  | 'newFileKey'
  | 'inspectFile'
  | 'scanFile'
  | 'drawPage';

interface Needed extends Pick<Dependencies, 'connection' | 'logger'>, Omit<DocumentDependencies, Owned> {
  readonly sealing: Sealing;
  /** `undefined` if there is none. */
  readonly virusScannerUrl: string | undefined;
  readonly followHomes: (follower: HomeFollower) => void;
  readonly followFindings: (follower: FindingsFollower) => void;
}

interface DocumentsModule extends ServiceModule {
  readonly findNewestPdf: FindNewestPdf;
  readonly keepPdf: KeepPdf;
  /** What the journey asks for, with what the buyer has. */
  readonly readDocumentSlots: (userId: string) => Promise<DocumentCenter['slots']>;
}

/** What the inspection, which documents rest on, asks for about its photos. */
export function openPhotoCounts({ connection }: Pick<Dependencies, 'connection'>) {
  const store = createDocumentStore(connection);
  return {
    countPhotos: (userId: string, findingIds: readonly string[]): Promise<number> =>
      store.countPhotos(userId, findingIds),
  };
}

/** Files that one instance checks at the same time. */
const checksAtOnce = 2;

export function openDocuments(needed: Needed): DocumentsModule {
  const { connection, logger, sealing, virusScannerUrl } = needed;
  const store = createDocumentStore(connection);
  const uploads = createUploadStore(connection);
  const files = createFileStore(connection);
  const downloads = createDownloadStore(connection);
  const shares = createShareStore(connection);
  const dependencies: DocumentDependencies = {
    ...needed,
    store,
    uploads,
    files,
    downloads,
    shares,
    keys: createKeyRing(sealing),
    newFileKey,
    inspectFile: createInspector(),
    scanFile: virusScannerUrl === undefined ? undefined : createVirusScan(virusScannerUrl),
    drawPage: createPageDrawer(),
  };
  needed.followHomes((removed, transaction) => followHome(dependencies, removed, transaction));
  needed.followFindings((removed, transaction) => followFindings(dependencies, removed, transaction));
  const repeated = (name: string, pauseMilliseconds: number, run: () => Promise<void>) =>
    createRepeatedTask({ name, pauseMilliseconds, run, logger });
  let stopping = false;
  const tasks = [
    ...Array.from({ length: checksAtOnce }, () =>
      repeated('check of uploaded files', 500, () => checkUploads(dependencies, () => stopping)),
    ),
    repeated('removal of deleted files', 5_000, () => files.removeBytes(uploads.deletePieces)),
    repeated('end of old uploads and of documents in bins', 10 * 60_000, async () => {
      await giveUpUploads(dependencies);
      await emptyBins(dependencies);
    }),
    repeated('wrapping of keys with the current secret', 60 * 60_000, async () => {
      const wrapped = await wrapKeysAgain(dependencies);
      if (wrapped > 0) logger.info({ wrapped }, 'document keys of a former secret are wrapped with the current one');
    }),
  ];
  const routes = documentRoutes(dependencies);
  addShareRoutes(routes, dependencies);
  return {
    stores: [store, uploads, files, downloads, shares],
    routes,
    buyerData: {
      documents: {
        async deleteByUser(userId, transaction) {
          const ids = [
            ...(await store.deleteByUser(userId, transaction)),
            ...(await uploads.deleteByUser(userId, transaction)),
          ];
          await files.delete(ids, transaction);
          await downloads.deleteByUser(userId, transaction);
        },
        async findForExport(userId) {
          const [documents, onTheWay, { marks }] = await Promise.all([
            store.findByUser(userId),
            uploads.findByUser(userId),
            store.findAccount(userId),
          ]);
          if (documents.length + onTheWay.length + Object.keys(marks).length === 0) return undefined;
          return {
            documents: documents.map((document) => shown(document, dayOf(needed.figuresAt()))),
            uploads: onTheWay.map(shownUpload),
            marks,
            files: 'Download all files as one ZIP on your Documents page.',
          };
        },
      },
      documentLinks: shares,
    },
    findNewestPdf: (userId, documentId) => findNewestPdf(dependencies, userId, documentId),
    keepPdf: (own) => keepPdf(dependencies, own),
    readDocumentSlots: async (userId) => (await readCenter(dependencies, userId)).slots,
    start() {
      for (const task of tasks) task.start();
    },
    async stop() {
      stopping = true;
      await Promise.all(tasks.map((task) => task.stop()));
    },
  };
}
