import { shareLimits, type DocumentShare, type DocumentSlotKey } from '@hearthway/contracts/journey';
import type { NewDocumentRequest, NewDocumentShare } from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import { newestVersion } from '../document.js';
import { readSlots, type ReadDependencies } from '../read-papers.js';
import { shownShare, type StoredShare } from '../storage/share-store.js';
import type { ShareDependencies } from './share-dependencies.js';
import { drawablePages } from './share.js';

export interface NewShareRequest {
  readonly userId: string;
  /** The same for a repeated request. */
  readonly shareId: string;
}

interface MadeShare {
  readonly token: string;
  readonly share: DocumentShare;
}

/**
 * A link to the newest version. Later versions are not shared by it.
 * @throws AppError `document.not-found`, `document-share.not-viewable`, `document-share.too-many`
 */
export async function shareDocument(
  dependencies: ShareDependencies,
  { userId, shareId, documentId }: NewShareRequest & { readonly documentId: string },
  { kind, recipient, days }: NewDocumentShare,
): Promise<MadeShare> {
  const document = await dependencies.store.findById(userId, documentId);
  if (document?.binnedAt !== null) throw new AppError('document.not-found', problemTexts.documentNotFound);
  const version = newestVersion(document);
  if (kind === 'view' && drawablePages(version) === 0) {
    throw new AppError('document-share.not-viewable', problemTexts.documentShareNotViewable);
  }
  const target = { kind, documentId, versionId: version.id, slot: null, slotName: '' };
  return make(dependencies, { ...target, id: shareId, userId, recipient }, days);
}

/**
 * A link through which someone else sends files into one slot.
 * @throws AppError `document-slot.not-found`, `document-share.too-many`
 */
export async function requestDocuments(
  dependencies: ShareDependencies & ReadDependencies,
  { userId, shareId, slot }: NewShareRequest & { readonly slot: DocumentSlotKey },
  { recipient, days }: NewDocumentRequest,
): Promise<MadeShare> {
  const { slots } = await readSlots(dependencies, userId);
  const asked = slots.find(({ key }) => key === slot);
  if (!asked) throw new AppError('document-slot.not-found', problemTexts.documentSlotNotFound);
  const target = { kind: 'upload' as const, documentId: null, versionId: null, slot, slotName: asked.name };
  return make(dependencies, { ...target, id: shareId, userId, recipient }, days);
}

type Target = Pick<
  StoredShare,
  'id' | 'userId' | 'kind' | 'recipient' | 'documentId' | 'versionId' | 'slot' | 'slotName'
>;

async function make(
  { store, shares, transaction, now, linkTokens }: ShareDependencies,
  target: Target,
  days: number,
): Promise<MadeShare> {
  const { token, hash: tokenHash } = linkTokens.make();
  const createdAt = now();
  const share: StoredShare = {
    ...target,
    tokenHash,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + days * 86_400_000),
    revokedAt: null,
    ...{ visits: 0, files: 0, log: [] },
  };
  const made = await transaction(async (transaction) => {
    // One after another for each buyer, so that two at once don’t pass the limit.
    await store.takeTurn(target.userId, transaction);
    const renewed = await shares.renew(share, transaction);
    if (renewed) return renewed;
    if ((await shares.count(target.userId, transaction)) >= shareLimits.shares) {
      throw new AppError('document-share.too-many', problemTexts.documentSharesFull, { limit: 'shares' });
    }
    await shares.insert(share, transaction);
    return share;
  });
  return { token, share: shownShare(made) };
}

export async function listShares(
  { shares }: Pick<ShareDependencies, 'shares'>,
  userId: string,
): Promise<{ shares: DocumentShare[] }> {
  return { shares: (await shares.findByUser(userId)).map(shownShare) };
}

/** @throws AppError `document-share.not-found` */
export async function revokeShare(
  { shares, now }: Pick<ShareDependencies, 'shares' | 'now'>,
  { userId, shareId }: NewShareRequest,
): Promise<void> {
  if (await shares.revoke(userId, shareId, now())) return;
  throw new AppError('document-share.not-found', problemTexts.documentShareNotFound);
}
