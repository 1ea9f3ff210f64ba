import type { DocumentCenter } from '@hearthway/contracts/journey';
import { dayOf } from '../policy/index.js';
import { shown } from './document.js';
import type { DocumentDependencies } from './documents-dependencies.js';
import { readSlots, type SlotReads } from './read-slots.js';
import { shownUpload } from './storage/upload-store.js';

type Needed = Pick<DocumentDependencies, 'store' | 'uploads' | 'figuresAt'> & Omit<SlotReads, 'now'>;

/** Everything on the page of a buyer. */
export async function readCenter(
  dependencies: Needed & Pick<DocumentDependencies, 'scanFile'>,
  userId: string,
): Promise<DocumentCenter> {
  const { store, uploads: uploadStore, figuresAt } = dependencies;
  const [stored, onTheWay, { files, marks }] = await Promise.all([
    store.findByUser(userId),
    uploadStore.findByUser(userId),
    store.findAccount(userId),
  ]);
  const documents = stored.map((document) => shown(document, dayOf(figuresAt())));
  const uploads = onTheWay.map(shownUpload);
  const { slots, policyRows } = await readSlots({ ...dependencies, now: figuresAt }, userId, {
    documents,
    uploads,
    marks,
  });
  return {
    documents,
    slots: [...slots],
    policyRows: [...policyRows],
    uploads,
    files,
    scanning: dependencies.scanFile !== undefined,
  };
}
