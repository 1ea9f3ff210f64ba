import { expect, it } from '@jest/globals';
import type { Transaction } from '@hearthway/service-kit';
import type { DocumentDependencies } from '../documents-dependencies.js';
import type { StoredUpload } from '../storage/upload-store.js';
import { giveUpUploads } from './delete-upload.js';

const now = new Date('2026-11-20T10:00:00.000Z');
const old = new Date('2026-11-01T10:00:00.000Z');
const resting = { id: 'upload-1', userId: 'buyer-1', state: 'receiving', fileId: null, touchedAt: old } as StoredUpload;

it.each([
  ['is still resting', resting, ['upload-1']],
  ['has gone on', { ...resting, touchedAt: now }, []],
  ['has all its bytes', { ...resting, state: 'checking' as const }, []],
])('an old upload is given up if it %s by then', async (_what, found, expected) => {
  const deleted: string[] = [];
  await giveUpUploads({
    uploads: {
      findRestingSince: (_moment: Date, state: string) => Promise.resolve(state === 'receiving' ? [resting] : []),
      findById: () => Promise.resolve(found),
      delete(_userId: string, id: string) {
        deleted.push(id);
        return Promise.resolve(found);
      },
    },
    store: { releaseFiles: () => Promise.resolve() },
    transaction: (work: (transaction: Transaction) => Promise<unknown>) => work({} as Transaction),
    now: () => now,
  } as unknown as DocumentDependencies);
  expect(deleted).toEqual(expected);
});
