import { shareLimits, type DocumentShare, type DocumentSlotKey } from '@hearthway/contracts/journey';
import type { NewDocumentRequest, NewDocumentShare } from '@hearthway/contracts/journey';
import { AppError, linkTokens } from '@hearthway/service-kit';
import { newestVersion } from '../document.js';
import type { DocumentDependencies } from '../documents-dependencies.js';
import { readCenter } from '../read-center.js';
import { shownShare, type StoredShare } from './share-store.js';
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
  dependencies: DocumentDependencies,
  { userId, shareId, documentId }: NewShareRequest & { readonly documentId: string },
  { kind, recipient, days }: NewDocumentShare,
): Promise<MadeShare> {
  const document = await dependencies.store.findById(userId, documentId);
  if (document?.binnedAt !== null) throw new AppError('document.not-found', 'We couldn’t find that document');
  const version = newestVersion(document);
  if (kind === 'view' && drawablePages(version) === 0) {
    throw new AppError('document-share.not-viewable', 'This file can’t be shown page by page. Share it as a download.');
  }
  const target = { kind, name: document.name, documentId, versionId: version.id, slot: null };
  return make(dependencies, { ...target, id: shareId, userId, recipient }, days);
}

/**
 * A link through which someone else sends files into one slot.
 * @throws AppError `document-slot.not-found`, `document-share.too-many`
 */
export async function requestDocuments(
  dependencies: DocumentDependencies,
  { userId, shareId, slot }: NewShareRequest & { readonly slot: DocumentSlotKey },
  { recipient, days }: NewDocumentRequest,
): Promise<MadeShare> {
  const asked = (await readCenter(dependencies, userId)).slots.find(({ key }) => key === slot);
  if (!asked) throw new AppError('document-slot.not-found', 'Your purchase doesn’t ask for this document');
  const target = { kind: 'upload', name: asked.name, documentId: null, versionId: null, slot } as const;
  return make(dependencies, { ...target, id: shareId, userId, recipient }, days);
}

type Target = Pick<StoredShare, 'id' | 'userId' | 'kind' | 'recipient' | 'name' | 'documentId' | 'versionId' | 'slot'>;

async function make(
  { store, shares, transaction, now }: DocumentDependencies,
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
    visits: 0,
    files: 0,
    log: [],
  };
  const made = await transaction(async (transaction) => {
    // One after another for each buyer, so that two at once don’t pass the limit.
    await store.takeTurn(target.userId, transaction);
    const renewed = await shares.renew(share, transaction);
    if (renewed) return renewed;
    if ((await shares.count(target.userId, transaction)) >= shareLimits.shares) throw full();
    await shares.insert(share, transaction);
    return share;
  });
  return { token, share: shownShare(made) };
}

const full = () =>
  new AppError(
    'document-share.too-many',
    `You have ${shareLimits.shares} links. A link leaves the list ${shareLimits.listedDays} days after it ends.`,
    { limit: 'shares' },
  );
