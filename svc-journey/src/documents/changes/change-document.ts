import type { BuyerDocument, DocumentEntry, DocumentSlotKey, SlotMark } from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError, VersionConflict, type Transaction } from '@hearthway/service-kit';
import { dayOf } from '../../policy/index.js';
import type { DocumentDependencies } from '../dependencies.js';
import { binEnd, expiryOf, shown, type StoredDocument } from '../document.js';
import { ageOf } from '../read-papers.js';
import { updateExpiryEvent } from './expiry-event.js';

type Dependencies = Pick<
  DocumentDependencies,
  'store' | 'files' | 'shares' | 'transaction' | 'now' | 'putCalendarEvent' | 'removeCalendarEvent'
>;

export interface DocumentRequest {
  readonly userId: string;
  readonly documentId: string;
  readonly version: number;
}

/** @throws AppError `document.not-found` @throws VersionConflict `document.conflict` */
export async function changeDocument(
  dependencies: Dependencies,
  request: DocumentRequest,
  entry: DocumentEntry,
): Promise<BuyerDocument> {
  const change = (before: StoredDocument) => {
    if (before.binnedAt !== null) throw notFound();
    return { ...before, ...entry };
  };
  return replaceDocument(dependencies, request, change, entry);
}

/** @throws AppError `document.not-found` @throws VersionConflict `document.conflict` */
export async function binDocument(dependencies: Dependencies, request: DocumentRequest): Promise<void> {
  const binnedAt = dependencies.now().toISOString();
  await replaceDocument(dependencies, request, (before) => ({ ...before, binnedAt: before.binnedAt ?? binnedAt }));
}

/** @throws AppError `document.not-found` @throws VersionConflict `document.conflict` */
export const restoreDocument = (dependencies: Dependencies, request: DocumentRequest): Promise<BuyerDocument> =>
  replaceDocument(dependencies, request, (before) => ({ ...before, binnedAt: null }));

/** @throws AppError `document.not-found`, `document.not-in-bin` @throws VersionConflict `document.conflict` */
export async function eraseDocument(dependencies: Dependencies, request: DocumentRequest): Promise<void> {
  await dependencies.transaction(async (transaction) => {
    const document = await readForChange(dependencies, request, null, transaction);
    if (document.binnedAt === null) throw new AppError('document.not-in-bin', problemTexts.documentNotInBin);
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
      // Restored meanwhile.
      const binnedAt = document?.binnedAt ?? null;
      if (!document || binnedAt === null || Date.parse(binnedAt) >= end.getTime()) return;
      await deleteWhole(dependencies, document, transaction);
    });
  }
}

/** Says that a paper is complete, or isn’t needed. */
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
  change: (before: StoredDocument) => StoredDocument,
  yours: DocumentEntry | null = null,
): Promise<BuyerDocument> {
  const { store, transaction, now } = dependencies;
  const at = now();
  return transaction(async (transaction) => {
    const before = await readForChange(dependencies, request, yours, transaction);
    const after = { ...change(before), version: before.version + 1, updatedAt: at.toISOString() };
    if (!(await store.replace(after, before.version, transaction))) throw conflict(before, at, yours);
    await updateExpiryEvent(dependencies, after, transaction);
    return shownOn(after, at);
  });
}

async function readForChange(
  { store, now }: Pick<Dependencies, 'store' | 'now'>,
  { userId, documentId, version }: DocumentRequest,
  yours: DocumentEntry | null,
  transaction: Transaction,
): Promise<StoredDocument> {
  const document = await store.findById(userId, documentId, transaction);
  if (!document) throw notFound();
  if (document.version !== version) throw conflict(document, now(), yours);
  return document;
}

async function deleteWhole(
  { store, files, shares }: Pick<Dependencies, 'store' | 'files' | 'shares'>,
  document: StoredDocument,
  transaction: Transaction,
): Promise<void> {
  await files.delete(
    document.versions.map(({ id }) => id),
    transaction,
  );
  await shares.deleteByDocument(document.userId, document.id, transaction);
  await store.delete(document, transaction);
  await store.releaseFiles(document.userId, document.versions.length, transaction);
}

function shownOn(document: StoredDocument, at: Date): BuyerDocument {
  return shown(document, expiryOf(document.datedOn, ageOf(document.slot, dayOf(at))));
}

const notFound = () => new AppError('document.not-found', problemTexts.documentNotFound);

const conflict = (current: StoredDocument, at: Date, yours: DocumentEntry | null) =>
  new VersionConflict('document.conflict', problemTexts.documentConflict, { yours, current: shownOn(current, at) });
