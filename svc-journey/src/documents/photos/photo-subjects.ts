import { photoLimits, type DocumentSubject } from '@hearthway/contracts/journey';
import { AppError, type Transaction } from '@hearthway/service-kit';
import { isPhoto } from '../document.js';
import type { DocumentDependencies } from '../documents-dependencies.js';

type SubjectReads = Pick<DocumentDependencies, 'readHome' | 'hasFinding'>;

interface SubjectOf {
  readonly userId: string;
  readonly subject: DocumentSubject;
}

/** Whether the buyer has what a photo shows. */
export async function hasSubject(
  { readHome, hasFinding }: SubjectReads,
  { userId, subject: { kind, id } }: SubjectOf,
  transaction: Transaction,
): Promise<boolean> {
  if (kind === 'finding') return hasFinding(userId, id, transaction);
  return (await readHome(userId, id, transaction)) !== undefined;
}

/** @throws AppError `document.not-found` if the buyer has nothing such, `photo.too-many` */
export async function requireSubject(
  dependencies: SubjectReads & Pick<DocumentDependencies, 'store' | 'uploads'>,
  wanted: SubjectOf,
  transaction: Transaction,
): Promise<void> {
  if (!(await hasSubject(dependencies, wanted, transaction))) {
    throw new AppError('document.not-found', 'We couldn’t find what this photo is of. Please load the page again.');
  }
  await requireRoomForPhoto(dependencies, wanted, transaction);
}

/** @throws AppError `photo.too-many` */
export async function requireRoomForPhoto(
  { store, uploads }: Pick<DocumentDependencies, 'store' | 'uploads'>,
  { userId, subject }: SubjectOf,
  transaction: Transaction,
): Promise<void> {
  const photos = (await store.findByUser(userId, transaction)).filter(
    (document) => document.binnedAt === null && isPhoto(document, subject),
  );
  const onTheWay = (await uploads.findByUser(userId, transaction)).filter(
    (upload) => upload.state !== 'refused' && upload.documentId === null && isPhoto(upload, subject),
  );
  if (photos.length + onTheWay.length < photoLimits.perSubject) return;
  throw new AppError(
    'photo.too-many',
    `You can keep ${photoLimits.perSubject} photos of one home, tour, or finding. Delete some to make room for others.`,
  );
}
