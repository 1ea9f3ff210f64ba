import {
  beginDocumentUpload,
  binDocument,
  changeDocument,
  createDocumentDownload,
  deleteDocumentUpload,
  eraseDocument,
  getDocumentCenter,
  listDocumentShares,
  listDocumentSlots,
  listSharedUploads,
  markDocumentSlot,
  openSharedDocument,
  requestDocuments,
  restoreDocument,
  revokeDocumentShare,
  searchDocuments,
  shareDocument,
  type BuyerDocument,
  type DocumentCenter,
  type DocumentShare,
  type DocumentSlot,
  type SharedDocument,
  type SharedUpload,
} from '@hearthway/contracts/journey';
import { Refusal, route, versionConflict } from '@hearthway/web-kit/testing';

const now = '2026-12-05T10:00:00.000Z';

export const exampleSlot: DocumentSlot = {
  key: 'pay_stubs',
  name: 'Pay stubs from the last 30 days',
  why: 'They show what you earn now, and your total so far this year.',
  neededBy: 'Lender’s underwriter',
  stages: ['pre-approval', 'underwriting'],
  status: 'needed',
  wanted: 1,
  files: 0,
  expiresOn: null,
  complete: false,
  notNeededReason: '',
  rowId: 'document-slot/pay_stubs@2026-01-01',
};

export const exampleDocument: BuyerDocument = {
  id: 'document-1',
  version: 1,
  name: 'October.pdf',
  slot: 'pay_stubs',
  tags: [],
  note: '',
  datedOn: '2026-11-14',
  hintsSeen: false,
  versions: [
    {
      id: 'file-1',
      type: 'application/pdf',
      bytes: 48_200,
      pages: 1,
      sha256: 'ab'.repeat(32),
      scan: 'not-scanned',
      dangers: [],
      hints: [],
      uploadedAt: '2026-11-20T10:00:00.000Z',
    },
  ],
  expiresOn: '2026-12-14',
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  binnedAt: null,
  goneAt: null,
};

export const exampleShare: DocumentShare = {
  id: 'share-1',
  kind: 'view',
  recipient: 'Lee Lender',
  documentId: 'document-1',
  versionId: 'file-1',
  slot: null,
  createdAt: now,
  expiresAt: '2026-12-12T10:00:00.000Z',
  revokedAt: null,
  visits: 0,
  log: [],
};

export const exampleShared: SharedDocument = {
  kind: 'view',
  recipient: 'Lee Lender',
  owner: 'Jordan Rivera',
  expiresAt: '2026-12-12T10:00:00.000Z',
  document: { name: 'October.pdf', type: 'application/pdf', bytes: 48_200, dangers: [], pages: 2 },
  slotName: null,
};

export type GivenDocuments = Partial<DocumentCenter> & {
  readonly shares?: readonly DocumentShare[];
  /** Finds it by its link’s token. */
  readonly shared?: Readonly<Record<string, SharedDocument>>;
  readonly sharedUploads?: readonly SharedUpload[];
};

/** Status and dates are as given: the service computes them. */
export function inMemoryDocuments(given: GivenDocuments = {}) {
  let slots: readonly DocumentSlot[] = given.slots ?? [];
  let documents: readonly BuyerDocument[] = given.documents ?? [];
  let uploads = given.uploads ?? [];
  let shares: readonly DocumentShare[] = given.shares ?? [];
  const addShare = (share: Partial<DocumentShare>) => {
    const made = { ...exampleShare, ...share, id: `share-${shares.length + 1}` };
    shares = [made, ...shares];
    return { token: 'example-token', share: made };
  };
  const find = (id: string, version: number | undefined): BuyerDocument => {
    const found = documents.find((document) => document.id === id);
    if (!found) throw new Refusal(404, 'document.not-found', 'We couldn’t find that document');
    if (found.version !== version) throw versionConflict('document.conflict', { yours: null, current: found });
    return found;
  };
  const replace = (document: BuyerDocument, change: Partial<BuyerDocument>): BuyerDocument => {
    const after = { ...document, ...change, version: document.version + 1 };
    documents = documents.map((other) => (other.id === document.id ? after : other));
    return after;
  };
  return {
    documents: () => documents,
    slots: () => slots,
    shares: () => shares,
    routes: [
      route(getDocumentCenter, () => ({
        slots: [...slots],
        documents: [...documents],
        uploads,
        files: documents.length,
        scanning: given.scanning ?? false,
      })),
      route(listDocumentSlots, () => ({ slots: [...slots] })),
      route(searchDocuments, ({ query: { words } }) => ({
        results: documents
          .filter(({ name }) => name.toLowerCase().includes(words.toLowerCase()))
          .map(({ id }) => ({ documentId: id, excerpt: '' })),
      })),
      route(markDocumentSlot, ({ params: { slotKey }, body }) => {
        slots = slots.map((slot) =>
          slot.key === slotKey
            ? { ...slot, ...body, status: body.notNeededReason === '' ? 'needed' : ('not_needed' as const) }
            : slot,
        );
        return undefined;
      }),
      route(changeDocument, ({ params: { documentId }, body }, { version }) =>
        replace(find(documentId, version), body),
      ),
      route(binDocument, ({ params: { documentId } }, { version }) => {
        replace(find(documentId, version), { binnedAt: now, goneAt: '2027-01-04T10:00:00.000Z' });
        return undefined;
      }),
      route(restoreDocument, ({ params: { documentId } }, { version }) =>
        replace(find(documentId, version), { binnedAt: null, goneAt: null }),
      ),
      route(eraseDocument, ({ params: { documentId } }, { version }) => {
        const { id } = find(documentId, version);
        documents = documents.filter((document) => document.id !== id);
        return undefined;
      }),
      route(listDocumentShares, () => ({ shares: [...shares] })),
      route(shareDocument, ({ params: { documentId }, body: { kind, recipient } }) =>
        addShare({ kind, recipient, documentId }),
      ),
      route(requestDocuments, ({ params: { slotKey: slot }, body: { recipient } }) =>
        addShare({ kind: 'upload', recipient, slot, documentId: null, versionId: null }),
      ),
      route(revokeDocumentShare, ({ params: { shareId } }) => {
        shares = shares.map((share) => (share.id === shareId ? { ...share, revokedAt: now } : share));
        return undefined;
      }),
      route(openSharedDocument, ({ params: { token } }) => {
        const shared = given.shared?.[token];
        if (!shared) throw new Refusal(404, 'shared-document.not-found', 'This link doesn’t work.');
        return shared;
      }),
      route(listSharedUploads, () => ({ uploads: [...(given.sharedUploads ?? [])] })),
      route(createDocumentDownload, () => ({ token: 'example-token' })),
      route(beginDocumentUpload, ({ body }) => ({
        ...body,
        id: 'upload-1',
        received: 0,
        state: 'receiving' as const,
        refusal: null,
        createdAt: now,
      })),
      route(deleteDocumentUpload, ({ params: { uploadId } }) => {
        uploads = uploads.filter(({ id }) => id !== uploadId);
        return undefined;
      }),
    ],
  };
}
