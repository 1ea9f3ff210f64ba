import type { SharedDocument, ShareAction, ShareKind } from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import { dayOf } from '../../policy/index.js';
import type { StoredVersion } from '../document.js';
import { toReadable, type ReadableFile } from '../downloads/read-file.js';
import type { StoredShare } from '../storage/share-store.js';
import type { ShareDependencies } from './share-dependencies.js';
import { drawablePages, stampOf } from './share.js';

/** What the link is for. @throws AppError `shared-document.not-found` */
export async function openShare(dependencies: ShareDependencies, token: string): Promise<SharedDocument> {
  const share = await use(dependencies, token, ['view', 'download', 'upload'], 'opened');
  const { kind, recipient, expiresAt, slotName, userId } = share;
  const info = await dependencies.readInfo(userId);
  const owner = info ? `${info.firstName} ${info.lastName}`.trim() : '';
  return {
    kind,
    recipient,
    owner: owner === '' ? null : owner,
    expiresAt: expiresAt.toISOString(),
    document: kind === 'upload' ? null : await shownDocument(dependencies, share),
    slotName: kind === 'upload' ? slotName : null,
  };
}

async function shownDocument(dependencies: ShareDependencies, share: StoredShare): Promise<SharedDocument['document']> {
  const { name, version } = await findShared(dependencies, share);
  const { type, bytes, dangers } = version;
  return { name, type, bytes, dangers, pages: drawablePages(version) };
}

/** A picture of one page, with the recipient’s name in it. @throws AppError `shared-document.…` */
export async function drawSharedPage(dependencies: ShareDependencies, token: string, page: number): Promise<Buffer> {
  const share = await use(dependencies, token, ['view', 'download'], 'viewed', page);
  const { name, version } = await findShared(dependencies, share);
  if (page > drawablePages(version)) throw notFound();
  const { type, bytes, read } = toReadable(dependencies, name, version);
  const stamp = stampOf(share.recipient, dayOf(dependencies.now()));
  const picture = await dependencies.drawPage(read({ start: 0, end: bytes - 1 }), { type, page, stamp });
  if (!picture) throw new AppError('shared-document.not-drawn', problemTexts.sharedDocumentNotDrawn);
  return picture;
}

/** The file itself. @throws AppError `shared-document.not-found` also if the link is only for looking */
export async function findSharedFile(dependencies: ShareDependencies, token: string): Promise<ReadableFile> {
  const share = await use(dependencies, token, ['download'], 'downloaded');
  const { name, version } = await findShared(dependencies, share);
  return toReadable(dependencies, name, version);
}

/** The version that was shared, unless its document is in the bin. */
async function findShared(
  { store }: ShareDependencies,
  { userId, documentId, versionId }: StoredShare,
): Promise<{ readonly name: string; readonly version: StoredVersion }> {
  const document = documentId === null ? undefined : await store.findById(userId, documentId);
  const version = document?.versions.find(({ id }) => id === versionId);
  if (!document || !version || document.binnedAt !== null) throw notFound();
  return { name: document.name, version };
}

async function use(
  { shares, linkTokens, now }: ShareDependencies,
  token: string,
  kinds: readonly ShareKind[],
  action: ShareAction,
  page: number | null = null,
): Promise<StoredShare> {
  const share = await shares.use(linkTokens.hashOf(token), kinds, { at: now(), action, page });
  if (!share) throw notFound();
  return share;
}

export const notFound = () => new AppError('shared-document.not-found', problemTexts.sharedDocumentNotFound);
