import type { SharedDocument, ShareKind } from '@hearthway/contracts/journey';
import { AppError, linkTokens, type KeyedQueue } from '@hearthway/service-kit';
import { dayOf } from '../../policy/index.js';
import type { StoredVersion } from '../document.js';
import type { DocumentDependencies } from '../documents-dependencies.js';
import { toReadable, type ReadableFile } from '../downloads/read-file.js';
import type { StoredShare } from './share-store.js';
import { drawablePages, stampOf } from './share.js';

/** What the link is for. @throws AppError `shared-document.not-found` */
export async function openShare(dependencies: DocumentDependencies, token: string): Promise<SharedDocument> {
  const { shares, findApplicant, now } = dependencies;
  const share = await findShare(dependencies, token, ['view', 'download', 'upload']);
  const document = share.kind === 'upload' ? null : await shownDocument(dependencies, share);
  requireOpen(await shares.note(share.id, { at: now(), action: 'opened' }));
  const { kind, recipient, name, expiresAt, userId } = share;
  const applicant = await findApplicant(userId);
  const owner = applicant ? `${applicant.firstName} ${applicant.lastName}`.trim() : '';
  return {
    kind,
    recipient,
    name,
    owner: owner === '' ? null : owner,
    expiresAt: expiresAt.toISOString(),
    document,
  };
}

async function shownDocument(
  dependencies: DocumentDependencies,
  share: StoredShare,
): Promise<SharedDocument['document']> {
  const version = await findShared(dependencies, share);
  const { type, bytes, dangers } = version;
  return { type, bytes, dangers, pages: drawablePages(version) };
}

export interface DrawDependencies extends DocumentDependencies {
  /** The pages of one link are drawn one after another, so that a link that got around doesn’t hold up the others. */
  readonly drawInTurn: KeyedQueue;
}

export interface SharedPageRequest {
  readonly token: string;
  /** From 1. */
  readonly page: number;
  /** Whether whoever asked has left. */
  readonly hasLeft: () => boolean;
}

/**
 * A JPEG of one page, with the recipient’s name in it; `undefined` if nobody waits for it anymore.
 * @throws AppError `shared-document.not-found`, `shared-document.not-drawn`
 */
export async function drawSharedPage(
  dependencies: DrawDependencies,
  { token, page, hasLeft }: SharedPageRequest,
): Promise<Buffer | undefined> {
  const { shares, drawPage, drawInTurn, now } = dependencies;
  const share = await findShare(dependencies, token, ['view', 'download']);
  const version = await findShared(dependencies, share);
  if (page > drawablePages(version)) throw notFound();
  return drawInTurn(share.id, async () => {
    if (hasLeft()) return undefined;
    // It may have been turned off while this page waited.
    requireOpen(await shares.notePage(share.id, page, now()));
    const { type, bytes, read } = toReadable(dependencies, share.name, version);
    const stamp = stampOf(share.recipient, dayOf(now()));
    const picture = await drawPage(read({ start: 0, end: bytes - 1 }), { type, page, stamp });
    if (picture) return picture;
    throw new AppError(
      'shared-document.not-drawn',
      'We couldn’t show this page. Ask the person who sent the link for a download.',
    );
  });
}

/** The file itself. @throws AppError `shared-document.not-found` also if the link is only for looking */
export async function findSharedFile(dependencies: DocumentDependencies, token: string): Promise<ReadableFile> {
  const { shares, now } = dependencies;
  const share = await findShare(dependencies, token, ['download']);
  const version = await findShared(dependencies, share);
  requireOpen(await shares.note(share.id, { at: now(), action: 'downloaded' }));
  return toReadable(dependencies, share.name, version);
}

/** The version that was shared, unless its document is in the bin. */
async function findShared(
  { store }: DocumentDependencies,
  { userId, documentId, versionId }: StoredShare,
): Promise<StoredVersion> {
  const document = documentId === null ? undefined : await store.findById(userId, documentId);
  const version = document?.versions.find(({ id }) => id === versionId);
  if (!document || !version || document.binnedAt !== null) throw notFound();
  return version;
}

/** A link of one of these kinds that works. @throws AppError `shared-document.not-found` */
export async function findShare(
  { shares, now }: Pick<DocumentDependencies, 'shares' | 'now'>,
  token: string,
  kinds: readonly ShareKind[],
): Promise<StoredShare> {
  const share = await shares.findOpen(linkTokens.hashOf(token), kinds, now());
  if (!share) throw notFound();
  return share;
}

function requireOpen(isOpen: boolean): void {
  if (!isOpen) throw notFound();
}

const notFound = () =>
  new AppError('shared-document.not-found', 'This link doesn’t work. Ask the person who sent it for a new one.');
