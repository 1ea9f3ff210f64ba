import { documentLimits, photoLimits } from '@hearthway/contracts/journey';
import { createSealing, hashToken, inTransaction } from '@hearthway/service-kit';
import { growingStore, type GrowingStores, type ProviderStates } from '@hearthway/service-kit/testing/suites';
import type { Connection } from 'mongoose';
import { haveHome } from '../../homes/testing/index.js';
import { haveNoPreApproval } from '../../pre-approval/testing/index.js';
import { leavingBuyer, ofTen, sensitiveDataSecret, type Provider } from '../../testing/index.js';
import type { StoredDocument, StoredVersion } from '../document.js';
import { createShareStore, type StoredShare } from '../shares/share-store.js';
import { createDocumentStore } from '../storage/document-store.js';
import { createDownloadStore } from '../storage/download-store.js';
import { newFileKey } from '../storage/file-cipher.js';
import { createFileStore } from '../storage/file-store.js';
import { createKeyRing } from '../storage/key-ring.js';
import { createUploadStore, type StoredUpload } from '../storage/upload-store.js';
import { plainPdf } from './plain-pdf.js';

export { mutatedSamples } from './mutated-samples.js';
export { plainPdf } from './plain-pdf.js';
export { runMutated } from './run-mutated.js';
export { settled, upload } from './upload-files.js';

const at = '2026-11-20T10:00:00.000Z';
const keys = createKeyRing(
  createSealing({ secretName: 'SECRET', purpose: 'hearthway document keys', secrets: [sensitiveDataSecret] }),
);
const wrappedKey = (id: string): string => keys.wrap(newFileKey(), id);

const versionOf = (id: string): StoredVersion => ({
  id,
  type: 'application/pdf',
  bytes: 48_200,
  pages: 3,
  sha256: 'ab'.repeat(32),
  scan: 'clean',
  dangers: [],
  hints: [{ kind: 'missing-pages', text: 'We didn’t find page 4 of 4.', basedOn: 'Page 3 of 4' }],
  uploadedAt: at,
  key: wrappedKey(id),
});

const documentOf = (userId: string, id: string, fileId: string): StoredDocument => ({
  id,
  userId,
  version: 1,
  name: 'October statement',
  slot: 'bank_statements',
  subject: null,
  tags: ['checking'],
  note: '',
  datedOn: '2026-11-14',
  hintsSeen: false,
  versions: [versionOf(fileId)],
  createdAt: at,
  updatedAt: at,
  binnedAt: null,
});

const uploadOf = (userId: string, id: string): StoredUpload => ({
  id,
  userId,
  name: 'scan.pdf',
  slot: null,
  subject: null,
  documentId: null,
  bytes: 900,
  received: 900,
  state: 'refused',
  refusal: 'password',
  key: wrappedKey(id),
  fileId: null,
  attempts: 1,
  createdAt: new Date(at),
  touchedAt: new Date(at),
  shareId: null,
  sentBy: null,
});

/** A document, its file, and an upload that was refused, with the ids in the consumers' examples. */
export async function haveDocument(
  { connection, buyer: { userId } }: Pick<Provider, 'connection' | 'buyer'>,
  changed: Partial<StoredDocument> = {},
): Promise<void> {
  const [store, uploads] = [createDocumentStore(connection), createUploadStore(connection)];
  await inTransaction(connection, async (transaction) => {
    await store.deleteByUser(userId, transaction);
    await uploads.deleteByUser(userId, transaction);
    await store.reserveFile(userId, transaction);
    await store.insert({ ...documentOf(userId, 'document-1', 'file-1'), ...changed }, transaction);
    await uploads.insert(uploadOf(userId, 'upload-1'), transaction);
  });
}

const shareOf = (userId: string, id: string): StoredShare => ({
  id,
  userId,
  tokenHash: hashToken(id),
  kind: 'view',
  recipient: 'Lee Lender',
  name: 'October statement',
  documentId: 'document-1',
  versionId: 'file-1',
  slot: null,
  createdAt: new Date(at),
  expiresAt: new Date('2099-01-01T00:00:00.000Z'),
  revokedAt: null,
  visits: 1,
  files: 1,
  log: [{ at: new Date(at), action: 'opened', pages: [1] }],
});
const requestOf = (userId: string): StoredShare => ({
  ...shareOf(userId, 'share-2'),
  tokenHash: hashToken('example-of-an-upload-token'),
  kind: 'upload',
  recipient: 'Kim Co-buyer',
  name: 'Bank statements',
  documentId: null,
  versionId: null,
  slot: 'bank_statements',
  createdAt: new Date('2026-11-21T10:00:00.000Z'),
  visits: 0,
  log: [],
});

/** A link to the document, one into a slot, and two uploads through that one, with the ids and tokens in the consumers' examples. */
async function haveShares(provider: Provider): Promise<void> {
  await haveDocumentForLoan(provider);
  const { connection, buyer } = provider;
  const { userId } = buyer;
  const [shares, uploads] = [createShareStore(connection), createUploadStore(connection)];
  const sent = { shareId: 'share-2', sentBy: 'Kim Co-buyer', bytes: 12 };
  await inTransaction(connection, async (transaction) => {
    await shares.deleteByUser(userId, transaction);
    await uploads.deleteByUser(userId, transaction);
    const view = { ...shareOf(userId, 'share-1'), tokenHash: hashToken('example-of-a-view-token') };
    for (const share of [view, requestOf(userId)]) await shares.insert(share, transaction);
    const begun = { ...uploadOf(userId, 'upload-1'), ...sent, name: 'October.pdf', received: 5, refusal: null };
    await uploads.insert({ ...begun, state: 'receiving' }, transaction);
    const refused = { ...uploadOf(userId, 'upload-2'), ...sent, name: 'notes.txt', received: 12 };
    await uploads.insert(
      { ...refused, refusal: 'wrong-type', createdAt: new Date('2026-11-21T10:00:00.000Z') },
      transaction,
    );
  });
}

/** The document with the bytes of its file, in its links and in one that downloads everything. */
async function haveFile(provider: Provider): Promise<void> {
  const { connection, buyer } = provider;
  const { userId } = buyer;
  const [files, shares] = [createFileStore(connection), createShareStore(connection)];
  const [plain, version] = [plainPdf({}), versionOf('file-1')];
  await haveDocumentForLoan(provider, { versions: [{ ...version, bytes: plain.length, pages: 1 }] });
  await files.deleteChunks(version.id);
  await files.write({ id: version.id, key: keys.unwrap(version.key, version.id) }, one(plain));
  await inTransaction(connection, async (transaction) => {
    await shares.deleteByUser(userId, transaction);
    for (const kind of ['view', 'download'] as const) {
      const tokenHash = hashToken(`example-of-a-${kind}-token`);
      await shares.insert({ ...shareOf(userId, `share-to-${kind}`), kind, tokenHash }, transaction);
    }
  });
  const downloads = connection.collection<{ _id: string }>('document-downloads');
  const link = { $set: { userId, expiresAt: new Date('2099-01-01T00:00:00.000Z') } };
  await downloads.updateOne({ _id: hashToken('example-of-a-download') }, link, { upsert: true });
}

/** An upload that goes on at its sixth byte. */
async function haveHalfAnUpload(provider: Provider): Promise<void> {
  const { connection, buyer } = provider;
  await haveDocumentForLoan(provider);
  const received = { bytes: 12, received: 5, refusal: null, state: 'receiving' as const };
  await inTransaction(connection, (transaction) =>
    createUploadStore(connection).insert({ ...uploadOf(buyer.userId, 'upload-2'), ...received }, transaction),
  );
}

const homeId = 'b5e1c7d2-6a1f-4b8e-8c3d-9f0a1b2c3d4e';
const subject = { kind: 'home' as const, id: homeId };
const photoVersion: StoredVersion = { ...versionOf('file-1'), type: 'image/jpeg', pages: null, hints: [] };
const photo: Partial<StoredDocument> = { subject, slot: null, tags: [], datedOn: null, versions: [photoVersion] };

/** A photo of the buyer’s home, with its small picture, with the ids in the consumers’ examples. */
async function havePhoto(provider: Provider): Promise<void> {
  const { connection, buyer } = provider;
  await haveHome(connection, buyer.userId, homeId);
  await haveDocument(provider, photo);
  const file = { id: 'file-1', key: keys.unwrap(photoVersion.key, 'file-1') };
  await inTransaction(connection, (transaction) =>
    createDocumentStore(connection).insertExtract(
      buyer.userId,
      file,
      { text: '', thumbnail: Buffer.from('RIFF') },
      transaction,
    ),
  );
}

const fill = (connection: Connection, userId: string) =>
  connection
    .collection<{ _id: string }>('document-accounts')
    .updateOne({ _id: userId }, { $set: { files: documentLimits.files } });

/** Without a word about cash, a loan is assumed, which asks for statements. */
const haveDocumentForLoan = async (provider: Provider, changed: Partial<StoredDocument> = {}): Promise<void> => {
  await haveNoPreApproval(provider);
  await haveDocument(provider, changed);
};

export const states: ProviderStates<Provider> = {
  'a buyer is signed in and has a document': (provider) => haveDocumentForLoan(provider),
  'a buyer is signed in and has a document that changed since': (provider) =>
    haveDocumentForLoan(provider, { version: 2 }),
  'a buyer is signed in and has a document in the bin': (provider) => haveDocumentForLoan(provider, { binnedAt: at }),
  'a buyer is signed in and has links to a document and into a slot': async (provider) => {
    await haveShares(provider);
    await provider.connection
      .collection<{ _id: string }>('pre-approval-infos')
      .deleteOne({ _id: provider.buyer.userId });
  },
  'a buyer is signed in and has a document with a script': (provider) =>
    haveDocumentForLoan(provider, { versions: [{ ...versionOf('file-1'), dangers: ['script'] }] }),
  'a buyer is signed in and has a document with its file': haveFile,
  'a buyer is signed in and has half an upload': haveHalfAnUpload,
  'a buyer has a photo of a home': havePhoto,
  async 'a buyer has as many photos of a home as fit'(provider) {
    await havePhoto(provider);
    const { connection, buyer } = provider;
    const others = Array.from({ length: photoLimits.perSubject - 1 }, (_, place) => place + 2);
    await inTransaction(connection, async (transaction) => {
      for (const place of others) {
        const other = { ...documentOf(buyer.userId, `document-${place}`, `file-${place}`), ...photo };
        await createDocumentStore(connection).insert(other, transaction);
      }
    });
  },
  async 'a buyer is signed in and has as many documents as fit'(provider) {
    await haveDocumentForLoan(provider);
    await fill(provider.connection, provider.buyer.userId);
  },
};

const growing = (index: number): StoredDocument =>
  documentOf(ofTen(index).userId, `document-${index}`, `file-${index}`);
const growingUpload = (index: number): StoredUpload => ({
  ...uploadOf(ofTen(index).userId, `upload-${index}`),
  received: 0,
  state: 'receiving',
  refusal: null,
});
const keyOf = (id: string) => ({ id, key: Buffer.alloc(32, 7) });
const extractOf = { text: 'Statement', thumbnail: undefined };
const later = new Date('2027-01-01T00:00:00.000Z');
const everything = 'Reads everything: it is for the wrapping of keys, which runs in the background';

export const growingStores: GrowingStores = {
  createDocumentStore: growingStore({
    create: createDocumentStore,
    documents: {
      documents: (index) => {
        const { id, createdAt, updatedAt, ...document } = growing(index);
        return { ...document, _id: id, createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) };
      },
      'document-extracts': (index) => ({ _id: `file-${index}`, userId: ofTen(index).userId }),
      'document-accounts': (index) => ({ _id: `buyer-${index}`, files: 3, marks: {} }),
    },
    calls: {
      findByUser: (store, turn) => store.findByUser(ofTen(turn).userId),
      findById: (store, turn, transaction) => store.findById(ofTen(turn).userId, `document-${turn}`, transaction),
      countPhotos: (store, turn) => store.countPhotos(ofTen(turn).userId, ['finding']),
      insert: (store, turn, transaction) =>
        store.insert(documentOf(ofTen(turn).userId, `new-${turn}`, `new-file-${turn}`), transaction),
      replace: (store, turn, transaction) => store.replace({ ...growing(turn), version: 2 }, 1, transaction),
      delete: (store, turn, transaction) => store.delete(growing(turn), transaction),
      findBinnedBefore: (store) => store.findBinnedBefore(later),
      insertExtract: (store, turn, transaction) =>
        store.insertExtract(ofTen(turn).userId, keyOf(`new-file-${turn}`), extractOf, transaction),
      findTexts: (store, turn) => store.findTexts(ofTen(turn).userId, [keyOf(`file-${turn}`)]),
      findThumbnail: (store, turn) => store.findThumbnail(ofTen(turn).userId, keyOf(`file-${turn}`)),
      findAccount: (store, turn) => store.findAccount(`buyer-${turn}`),
      reserveFile: (store, turn, transaction) => store.reserveFile(`buyer-${turn}`, transaction),
      releaseFiles: (store, turn, transaction) => store.releaseFiles(`buyer-${turn}`, 1, transaction),
      takeTurn: (store, turn, transaction) => store.takeTurn(`buyer-${turn}`, transaction),
      updateMark: (store, turn, transaction) =>
        store.updateMark(`buyer-${turn}`, 'photo_id', { complete: true, notNeededReason: '' }, transaction),
      findAll: everything,
      updateKeys: (store, turn) => store.updateKeys(growing(turn), growing(turn).versions),
      deleteByUser: (store, turn, transaction) => store.deleteByUser(leavingBuyer(turn), transaction),
    },
  }),
  createUploadStore: growingStore({
    create: createUploadStore,
    documents: {
      'document-uploads': (index) => {
        const { id, ...upload } = growingUpload(index);
        return { ...upload, _id: id, claimedUntil: null };
      },
      'document-upload-pieces': (index) => ({ uploadId: `upload-${index}`, offset: 1_000, data: Buffer.alloc(8) }),
    },
    calls: {
      findByUser: (store, turn) => store.findByUser(ofTen(turn).userId),
      findById: (store, turn, transaction) => store.findById(ofTen(turn).userId, `upload-${turn}`, transaction),
      insert: (store, turn, transaction) => store.insert(uploadOf(ofTen(turn).userId, `new-${turn}`), transaction),
      append: (store, turn, transaction) =>
        store.append(
          keyOf(`upload-${turn}`),
          { offset: 0, bytes: Buffer.alloc(8), isLast: false },
          new Date(at),
          transaction,
        ),
      read: 'Reads the pieces of one upload, each by its own index entry',
      claim: (store, turn, transaction) =>
        store.claim({ fileId: `claimed-${turn}`, now: new Date(at), until: later }, transaction),
      claimUntil: (store, turn) => store.claimUntil(`upload-${turn}`, `claimed-${turn}`, later),
      refuse: (store, turn, transaction) => store.refuse(`upload-${turn}`, `claimed-${turn}`, 'damaged', transaction),
      replaceSubject: (store, turn, transaction) =>
        store.replaceSubject(
          ofTen(turn).userId,
          { kind: 'tour', id: 'merged' },
          { kind: 'tour', id: 'kept' },
          transaction,
        ),
      finish: (store, turn, transaction) => store.finish(`upload-${turn}`, `claimed-${turn}`, transaction),
      delete: (store, turn, transaction) => store.delete(ofTen(turn).userId, `upload-${turn}`, transaction),
      findRestingSince: (store) => store.findRestingSince(new Date(0), 'receiving'),
      findKeys: everything,
      updateKey: (store, turn) => store.updateKey(`upload-${turn}`, 'former', 'next'),
      deletePieces: (store, turn) => store.deletePieces(`upload-${turn}`),
      deleteByUser: (store, turn, transaction) => store.deleteByUser(leavingBuyer(turn), transaction),
    },
  }),
  createFileStore: growingStore({
    create: createFileStore,
    documents: {
      'document-files.files': (index) => ({ _id: `file-${index}`, length: 8, chunkSize: 8, uploadDate: new Date(at) }),
      'document-files.chunks': (index) => ({ files_id: `file-${index}`, n: 0, data: Buffer.alloc(8) }),
    },
    calls: {
      write: (store, turn) => store.write(keyOf(`new-${turn}-${Date.now()}`), one(Buffer.alloc(8))),
      insert: (store, turn, transaction) => store.insert(`new-${turn}`, 8, new Date(at), transaction),
      read: 'Reads the chunks of one file, each by its own index entry',
      deleteChunks: (store, turn) => store.deleteChunks(`file-${turn}`),
      delete: (store, turn, transaction) => store.delete([`file-${500 + turn}`], transaction),
      removeBytes: (store) => store.removeBytes(() => Promise.resolve()),
    },
  }),
  createShareStore: growingStore({
    create: createShareStore,
    documents: {
      'document-shares': (index) => {
        const { id, ...share } = shareOf(ofTen(index).userId, `share-${index}`);
        return { ...share, _id: id, goneAt: share.expiresAt };
      },
    },
    calls: {
      findByUser: (store, turn) => store.findByUser(ofTen(turn).userId),
      count: (store, turn, transaction) => store.count(ofTen(turn).userId, transaction),
      insert: (store, turn, transaction) => store.insert(shareOf(ofTen(turn).userId, `new-${turn}`), transaction),
      renew: (store, turn, transaction) => store.renew(shareOf(ofTen(turn).userId, `share-${turn}`), transaction),
      findOpen: (store, turn) => store.findOpen(hashToken(`share-${turn}`), ['view'], new Date(at)),
      note: (store, turn) => store.note(`share-${turn}`, { at: new Date(at), action: 'downloaded' }),
      notePage: (store, turn) => store.notePage(`share-${turn}`, 2, new Date(at)),
      reserveFile: (store, turn, transaction) => store.reserveFile(`share-${turn}`, new Date(at), transaction),
      revoke: (store, turn) => store.revoke(ofTen(turn).userId, `share-${turn}`, new Date(at)),
      deleteByDocument: (store, turn, transaction) =>
        store.deleteByDocument(ofTen(turn).userId, `document-of-${turn}`, transaction),
      deleteByUser: (store, turn, transaction) => store.deleteByUser(leavingBuyer(turn), transaction),
      findForExport: (store, turn) => store.findForExport(ofTen(turn).userId),
    },
  }),
  createDownloadStore: growingStore({
    create: createDownloadStore,
    documents: {
      'document-downloads': (index) => ({ _id: `hash-${index}`, userId: ofTen(index).userId, expiresAt: later }),
    },
    calls: {
      insert: (store, turn) => store.insert(`new-${turn}`, ofTen(turn).userId, later),
      findUser: (store, turn) => store.findUser(`hash-${turn}`, new Date(at)),
      deleteByUser: (store, turn, transaction) => store.deleteByUser(leavingBuyer(turn), transaction),
    },
  }),
};

async function* one(bytes: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(bytes);
}
