import type { BuyerDocument, DocumentEntry, DocumentSlotKey, SlotMark } from '@hearthway/contracts/journey';
import { AppError, type Transaction } from '@hearthway/service-kit';
import { dayOf } from '../../policy/index.js';
import { binEnd, shown, type StoredDocument } from '../document.js';
import type { DocumentDependencies } from '../documents-dependencies.js';
import { hasSubject, requireRoomForPhoto } from '../photos/photo-subjects.js';
import { updateExpiryEvent } from './expiry-event.js';

type Dependencies = Pick<
  DocumentDependencies,
  | 'store'
  | 'uploads'
  | 'files'
  | 'shares'
  | 'transaction'
  | 'now'
  | 'figuresAt'
  | 'keepEvents'
  | 'readHome'
  | 'hasFinding'
>;

export interface DocumentRequest {
  readonly userId: string;
  readonly documentId: string;
  readonly version: number;
}

/** @throws AppError `document.not-found`, `document.conflict` */
export function changeDocument(
  dependencies: Dependencies,
  request: DocumentRequest,
  entry: DocumentEntry,
): Promise<BuyerDocument> {
  return replaceDocument(dependencies, request, (before) => {
    if (before.binnedAt !== null) throw notFound();
    return { ...before, ...entry };
  });
}

/** @throws AppError `document.not-found`, `document.conflict` */
export async function binDocument(dependencies: Dependencies, request: DocumentRequest): Promise<void> {
  const binnedAt = dependencies.now().toISOString();
  await replaceDocument(dependencies, request, (before) => ({ ...before, binnedAt: before.binnedAt ?? binnedAt }));
}

/** @throws AppError `document.not-found`, `document.conflict`, `photo.too-many` */
export const restoreDocument = (dependencies: Dependencies, request: DocumentRequest): Promise<BuyerDocument> =>
  replaceDocument(dependencies, request, async (before, transaction) => {
    const { userId, subject, binnedAt } = before;
    if (subject === null || binnedAt === null) return { ...before, binnedAt: null };
    await dependencies.store.takeTurn(userId, transaction);
    // A photo of what is gone becomes a document like others.
    if (!(await hasSubject(dependencies, { userId, subject }, transaction))) {
      return { ...before, subject: null, binnedAt: null };
    }
    await requireRoomForPhoto(dependencies, { userId, subject }, transaction);
    return { ...before, binnedAt: null };
  });

/** @throws AppError `document.not-found`, `document.conflict`, `document.not-in-bin` */
export async function eraseDocument(dependencies: Dependencies, request: DocumentRequest): Promise<void> {
  await dependencies.transaction(async (transaction) => {
    const document = await readToChange(dependencies, request, transaction);
    if (document.binnedAt === null) throw new AppError('document.not-in-bin', 'Put this document into the bin first');
    await deleteWhole(dependencies, document, transaction);
  });
}

/** Deletes what has been in the bin for long enough. */
export async function emptyBins(dependencies: Dependencies): Promise<void> {
  const { store, transaction, now } = dependencies;
  const end = binEnd(now());
  for (const { userId, id } of await store.findBinnedBefore(end)) {
    await transaction(async (transaction) => {
      const document = await store.findById(userId, id, transaction);
      // It may have been restored since.
      const binnedAt = document?.binnedAt ?? null;
      if (!document || binnedAt === null || Date.parse(binnedAt) >= end.getTime()) return;
      await deleteWhole(dependencies, document, transaction);
    });
  }
}

/** Notes that a slot is complete, or isn’t needed. */
export async function markSlot(
  { store, transaction }: Pick<Dependencies, 'store' | 'transaction'>,
  { userId, slot }: { readonly userId: string; readonly slot: DocumentSlotKey },
  mark: SlotMark,
): Promise<void> {
  await transaction((transaction) => store.updateMark(userId, slot, mark, transaction));
}

async function replaceDocument(
  dependencies: Dependencies,
  request: DocumentRequest,
  change: (before: StoredDocument, transaction: Transaction) => StoredDocument | Promise<StoredDocument>,
): Promise<BuyerDocument> {
  return dependencies.transaction(async (transaction) => {
    const before = await readToChange(dependencies, request, transaction);
    const after = await saveChange(dependencies, before, await change(before, transaction), transaction);
    return shown(after, dayOf(dependencies.figuresAt()));
  });
}

/** Saves a document as its next version, and what the calendar says of it. @throws AppError `document.conflict` */
export async function saveChange(
  { store, now, figuresAt, keepEvents }: Pick<Dependencies, 'store' | 'now' | 'figuresAt' | 'keepEvents'>,
  before: StoredDocument,
  changed: StoredDocument,
  transaction: Transaction,
): Promise<StoredDocument> {
  const after = { ...changed, version: before.version + 1, updatedAt: now().toISOString() };
  if (!(await store.replace(after, before.version, transaction))) throw conflict();
  await updateExpiryEvent({ keepEvents, now: figuresAt }, { userId: after.userId, before, after }, transaction);
  return after;
}

async function readToChange(
  { store }: Pick<Dependencies, 'store'>,
  { userId, documentId, version }: DocumentRequest,
  transaction: Transaction,
): Promise<StoredDocument> {
  const document = await store.findById(userId, documentId, transaction);
  if (!document) throw notFound();
  if (document.version !== version) throw conflict();
  return document;
}

async function deleteWhole(
  { store, files, shares }: Pick<Dependencies, 'store' | 'files' | 'shares'>,
  document: StoredDocument,
  transaction: Transaction,
): Promise<void> {
  const fileIds = document.versions.map(({ id }) => id);
  await files.delete(fileIds, transaction);
  await shares.deleteByDocument(document.userId, document.id, transaction);
  await store.delete(document, transaction);
  await store.releaseFiles(document.userId, fileIds.length, transaction);
}

const notFound = () => new AppError('document.not-found', 'We couldn’t find that document');

const conflict = () =>
  new AppError('document.conflict', 'This document changed in another window after you opened it here');
