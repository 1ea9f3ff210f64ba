import type { DocumentSubject } from '@hearthway/contracts/journey';
import type { Transaction } from '@hearthway/service-kit';
import type { RemovedHome } from '../../homes/index.js';
import type { RemovedFindings } from '../../inspection/index.js';
import { saveChange } from '../changes/change-document.js';
import { isPhoto, type StoredDocument } from '../document.js';
import type { DocumentDependencies } from '../documents-dependencies.js';

type Dependencies = Pick<DocumentDependencies, 'store' | 'uploads' | 'now' | 'figuresAt' | 'keepEvents'>;

const ofHomes = ['home', 'tour'] as const;

/** The photos of a home go into the bin with it, or to the home that it was merged into. */
export async function followHome(
  dependencies: Dependencies,
  { userId, homeId, mergedInto }: RemovedHome,
  transaction: Transaction,
): Promise<void> {
  for (const kind of ofHomes) {
    const subject = { kind, id: homeId };
    if (mergedInto === undefined) {
      await binPhotos(dependencies, userId, [subject], transaction);
    } else {
      const kept = { kind, id: mergedInto };
      await dependencies.uploads.replaceSubject(userId, subject, kept, transaction);
      await changePhotos(dependencies, userId, [subject], (photo) => ({ ...photo, subject: kept }), transaction);
    }
  }
}

/** The photos of findings go into the bin with them. */
export const followFindings = (
  dependencies: Dependencies,
  { userId, findingIds }: RemovedFindings,
  transaction: Transaction,
): Promise<void> => {
  const subjects = findingIds.map((id) => ({ kind: 'finding' as const, id }));
  return binPhotos(dependencies, userId, subjects, transaction);
};

function binPhotos(
  dependencies: Dependencies,
  userId: string,
  subjects: readonly DocumentSubject[],
  transaction: Transaction,
): Promise<void> {
  const binnedAt = dependencies.now().toISOString();
  return changePhotos(
    dependencies,
    userId,
    subjects,
    (photo) => ({ ...photo, binnedAt: photo.binnedAt ?? binnedAt }),
    transaction,
  );
}

async function changePhotos(
  dependencies: Dependencies,
  userId: string,
  subjects: readonly DocumentSubject[],
  change: (photo: StoredDocument) => StoredDocument,
  transaction: Transaction,
): Promise<void> {
  // A photo that arrives at the same time waits, and then finds nothing that it shows.
  await dependencies.store.takeTurn(userId, transaction);
  const photos = await dependencies.store.findByUser(userId, transaction);
  for (const photo of photos.filter((document) => subjects.some((subject) => isPhoto(document, subject)))) {
    await saveChange(dependencies, photo, change(photo), transaction);
  }
}
