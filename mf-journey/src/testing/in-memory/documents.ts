import * as journey from '@hearthway/contracts/journey';
import type { BuyerDocument, DocumentCenter, DocumentSlot, DocumentUpload } from '@hearthway/contracts/journey';
import { Refusal, ReplyWithHeaders, route } from '@hearthway/web-kit/testing';

const now = '2026-12-05T10:00:00.000Z';

export type GivenDocuments = Partial<Omit<DocumentCenter, 'files'>>;

/**
 * Status and dates are as given, since the service works them out. Each request of an upload brings one part; its file is checked
 * when the uploads are listed.
 */
export function inMemoryDocuments(given: GivenDocuments = {}) {
  let slots: readonly DocumentSlot[] = given.slots ?? [];
  let documents: readonly BuyerDocument[] = given.documents ?? [];
  let uploads: readonly DocumentUpload[] = given.uploads ?? [];
  let created = 0;

  const find = (id: string, version: number): BuyerDocument => {
    const found = documents.find((document) => document.id === id);
    if (!found) throw new Refusal(404, 'document.not-found', 'We couldn’t find that document');
    if (found.version !== version) throw new Refusal(409, 'document.conflict', 'This document changed somewhere else');
    return found;
  };
  const replace = (document: BuyerDocument, change: Partial<BuyerDocument>): BuyerDocument => {
    const after = { ...document, ...change, version: document.version + 1 };
    documents = documents.map((other) => (other.id === document.id ? after : other));
    return after;
  };
  const findUpload = (id: string): DocumentUpload => {
    const found = uploads.find((upload) => upload.id === id);
    if (!found) throw new Refusal(404, 'document-upload.not-found', 'We couldn’t find that upload');
    return found;
  };
  const offsetOf = ({ received, bytes }: DocumentUpload) =>
    new ReplyWithHeaders(undefined, {
      'tus-resumable': '1.0.0',
      'upload-offset': String(received),
      'upload-length': String(bytes),
    });
  const store = ({ id, name, slot, subject, documentId, bytes }: DocumentUpload): void => {
    const version = { ...exampleVersion, id: `file-of-${id}`, bytes, uploadedAt: now };
    const former = documents.find((document) => document.id === documentId);
    if (former) replace(former, { versions: [version, ...former.versions], hintsSeen: false });
    else
      documents = [
        ...documents,
        { ...exampleDocument, id: `document-of-${id}`, name, slot, subject, datedOn: null, versions: [version] },
      ];
    slots = slots.map((one) => (one.key === slot ? withFile(one) : one));
  };
  const settle = (): void => {
    for (const upload of uploads.filter(({ state }) => state === 'checking')) store(upload);
    uploads = uploads.filter(({ state }) => state !== 'checking');
  };

  return {
    documents: () => documents,
    /** Those on their way, once the files that have arrived are checked. */
    listUploads: (): readonly DocumentUpload[] => {
      settle();
      return uploads;
    },
    slots: () => slots,
    /** As another device does. */
    changeDocumentElsewhere(id: string, change: Partial<BuyerDocument>): void {
      const found = documents.find((document) => document.id === id);
      if (found) replace(found, change);
    },
    routes: [
      route(journey.getDocumentCenter, () => ({
        slots: [...slots],
        policyRows: [...(given.policyRows ?? [])],
        documents: [...documents],
        uploads: [...uploads],
        files: documents.flatMap(({ versions }) => versions).length,
        scanning: given.scanning ?? false,
      })),
      route(journey.listDocumentSlots, () => ({ slots: [...slots] })),
      route(journey.markDocumentSlot, ({ params: { slotKey }, body }) => {
        slots = slots.map((slot) => (slot.key === slotKey ? { ...slot, ...body, status: statusOf(slot, body) } : slot));
        return undefined;
      }),
      route(journey.searchDocuments, ({ query: { words } }) => ({
        results: documents
          .filter(({ name, tags, note }) => [name, note, ...tags].join(' ').toLowerCase().includes(words.toLowerCase()))
          .map(({ id }) => ({ documentId: id, excerpt: `… regular hours, net pay, ${words} …` })),
      })),
      route(journey.changeDocument, ({ params, headers, body }) =>
        replace(find(params.documentId, headers['if-match']), body),
      ),
      route(journey.binDocument, ({ params, headers }) => {
        replace(find(params.documentId, headers['if-match']), { binnedAt: now, goneAt: '2027-01-04T10:00:00.000Z' });
        return undefined;
      }),
      route(journey.restoreDocument, ({ params, headers }) =>
        replace(find(params.documentId, headers['if-match']), { binnedAt: null, goneAt: null }),
      ),
      route(journey.eraseDocument, ({ params, headers }) => {
        const gone = find(params.documentId, headers['if-match']);
        documents = documents.filter((document) => document !== gone);
        return undefined;
      }),
      route(journey.readDocumentFile, () => undefined),
      route(journey.createDocumentDownload, () => ({ token: 'example-token' })),
      route(journey.listDocumentUploads, () => {
        settle();
        return { uploads: [...uploads] };
      }),
      route(journey.beginDocumentUpload, ({ body }) => {
        created += 1;
        const state = { received: 0, state: 'receiving' as const, refusal: null, createdAt: now };
        const upload = { ...body, ...state, id: `created-${created}` };
        uploads = [...uploads, upload];
        return upload;
      }),
      route(journey.resumeDocumentUpload, ({ params: { uploadId } }) => offsetOf(findUpload(uploadId))),
      route(journey.sendDocumentUpload, ({ params: { uploadId } }) => {
        const before = findUpload(uploadId);
        const received = Math.min(before.received + journey.documentLimits.uploadPartBytes, before.bytes);
        const state = received === before.bytes ? ('checking' as const) : before.state;
        const after = { ...before, received, state };
        uploads = uploads.map((upload) => (upload === before ? after : upload));
        return offsetOf(after);
      }),
      route(journey.deleteDocumentUpload, ({ params: { uploadId } }) => {
        const gone = findUpload(uploadId);
        uploads = uploads.filter((upload) => upload !== gone);
        return undefined;
      }),
    ],
  };
}

function withFile(slot: DocumentSlot): DocumentSlot {
  const files = slot.files + 1;
  return { ...slot, files, status: files < slot.wanted ? 'uploaded' : 'ok' };
}

function statusOf({ files, status }: DocumentSlot, mark: journey.SlotMark): DocumentSlot['status'] {
  if (mark.notNeededReason !== '') return 'not_needed';
  if (mark.complete) return 'ok';
  if (files > 0) return status === 'not_needed' ? 'uploaded' : status;
  return 'needed';
}

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
  age: { days: 30, rowId: 'paper/age/pay_stub@2026-01-01' },
  complete: false,
  notNeededReason: '',
  rowId: 'document-slot/pay_stubs@2026-01-01',
};

const exampleVersion: BuyerDocument['versions'][number] = {
  id: 'file-1',
  type: 'application/pdf',
  bytes: 48_200,
  pages: 1,
  sha256: 'ab'.repeat(32),
  scan: 'not-scanned',
  dangers: [],
  hints: [],
  uploadedAt: '2026-11-20T10:00:00.000Z',
};

export const exampleDocument: BuyerDocument = {
  id: 'document-1',
  version: 1,
  name: 'October.pdf',
  slot: 'pay_stubs',
  subject: null,
  tags: [],
  note: '',
  datedOn: '2026-11-14',
  hintsSeen: false,
  versions: [exampleVersion],
  expiresOn: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  binnedAt: null,
  goneAt: null,
};
