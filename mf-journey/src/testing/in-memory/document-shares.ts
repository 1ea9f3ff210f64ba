import * as journey from '@hearthway/contracts/journey';
import type { DocumentShare, SharedDocument, SharedUpload } from '@hearthway/contracts/journey';
import { Refusal, ReplyWithHeaders, route } from '@hearthway/web-kit/testing';

const now = '2026-12-05T10:00:00.000Z';

export interface GivenDocumentShares {
  readonly shares?: readonly DocumentShare[];
  /** What links are for, by their tokens. Made ones have the tokens `link-1` and so on, and aren’t among these. */
  readonly shared?: Readonly<Record<string, SharedDocument>>;
  readonly uploads?: readonly SharedUpload[];
}

/** Every link has the same uploads. Each request of an upload brings one part; its file is taken when they are listed again. */
export function inMemoryDocumentShares(given: GivenDocumentShares = {}) {
  let shares: readonly DocumentShare[] = given.shares ?? [];
  let uploads: readonly SharedUpload[] = given.uploads ?? [];
  let [made, begun] = [0, 0];
  const shared = new Map(Object.entries(given.shared ?? {}));

  const make = (share: Partial<DocumentShare>, days: number) => {
    made += 1;
    const expiresAt = new Date(Date.now() + days * 86_400_000).toISOString();
    const added = { ...exampleShare, visits: 0, log: [], ...share, id: `made-${made}`, expiresAt };
    shares = [added, ...shares];
    return { token: `link-${made}`, share: added };
  };
  const find = (token: string, ...kinds: readonly DocumentShare['kind'][]): SharedDocument => {
    const found = shared.get(token);
    if (!found || !kinds.includes(found.kind))
      throw new Refusal(404, 'shared-document.not-found', 'This link doesn’t work');
    return found;
  };
  const findUpload = (token: string, id: string): SharedUpload => {
    find(token, 'upload');
    const found = uploads.find((upload) => upload.id === id);
    if (!found) throw new Refusal(404, 'document-upload.not-found', 'We couldn’t find that upload');
    return found;
  };
  const offsetOf = ({ received, bytes }: SharedUpload) =>
    new ReplyWithHeaders(undefined, {
      'tus-resumable': '1.0.0',
      'upload-offset': String(received),
      'upload-length': String(bytes),
    });

  return {
    /** Its owner turns it off. */
    endSharedDocument: (token: string): void => void shared.delete(token),
    shareRoutes: [
      route(journey.listDocumentShares, () => ({ shares: [...shares] })),
      route(journey.shareDocument, ({ params: { documentId }, body: { kind, recipient, days } }) =>
        make({ kind, recipient, documentId, versionId: 'file-1', slot: null }, days),
      ),
      route(journey.requestDocuments, ({ params: { slotKey: slot }, body: { recipient, days } }) =>
        make({ kind: 'upload', recipient, documentId: null, versionId: null, slot, name: 'Bank statements' }, days),
      ),
      route(journey.revokeDocumentShare, ({ params: { shareId } }) => {
        shares = shares.map((share) => (share.id === shareId ? { ...share, revokedAt: now } : share));
        return undefined;
      }),
      route(journey.openSharedDocument, ({ params: { token } }) => find(token, 'view', 'download', 'upload')),
      route(journey.readSharedPage, ({ params: { token } }) => void find(token, 'view', 'download')),
      route(journey.downloadSharedDocument, ({ params: { token } }) => void find(token, 'download')),
      route(journey.listSharedUploads, ({ params: { token } }) => {
        find(token, 'upload');
        const listed = [...uploads];
        uploads = uploads.filter(({ state }) => state !== 'checking');
        return { uploads: listed };
      }),
      route(journey.beginSharedUpload, ({ params: { token }, body }) => {
        find(token, 'upload');
        begun += 1;
        const upload = { ...body, id: `sent-${begun}`, received: 0, state: 'receiving', refusal: null } as const;
        uploads = [...uploads, upload];
        return upload;
      }),
      route(journey.resumeSharedUpload, ({ params: { token, uploadId } }) => offsetOf(findUpload(token, uploadId))),
      route(journey.sendSharedUpload, ({ params: { token, uploadId } }) => {
        const before = findUpload(token, uploadId);
        const received = Math.min(before.received + journey.documentLimits.uploadPartBytes, before.bytes);
        const after = { ...before, received, state: received === before.bytes ? ('checking' as const) : before.state };
        uploads = uploads.map((upload) => (upload === before ? after : upload));
        return offsetOf(after);
      }),
      route(journey.deleteSharedUpload, ({ params: { token, uploadId } }) => {
        const gone = findUpload(token, uploadId);
        uploads = uploads.filter((upload) => upload !== gone);
        return undefined;
      }),
    ],
  };
}

export const exampleShare: DocumentShare = {
  id: 'share-1',
  kind: 'view',
  recipient: 'Lee Lender',
  name: 'October statement',
  documentId: 'document-1',
  versionId: 'file-1',
  slot: null,
  createdAt: '2026-12-01T10:00:00.000Z',
  expiresAt: '2099-12-08T10:00:00.000Z',
  revokedAt: null,
  visits: 2,
  log: [
    { at: '2026-12-03T16:30:00.000Z', action: 'downloaded', pages: [] },
    { at: '2026-12-03T16:20:00.000Z', action: 'opened', pages: [3, 1] },
    { at: '2026-12-02T10:00:00.000Z', action: 'opened', pages: [1, 2, 3] },
  ],
};

/** Of `view`, with three pages. */
export const exampleShared: SharedDocument = {
  kind: 'view',
  recipient: 'Lee Lender',
  name: 'October statement',
  owner: 'Jordan Rivera',
  expiresAt: '2099-12-08T10:00:00.000Z',
  document: { type: 'application/pdf', bytes: 482_000, dangers: [], pages: 3 },
};

/** A request for bank statements. */
export const exampleRequested: SharedDocument = {
  ...exampleShared,
  kind: 'upload',
  recipient: 'Kim Co-buyer',
  name: 'Bank statements',
  document: null,
};
