import { describe, expect, it, jest } from '@jest/globals';
import type { Transaction } from '@hearthway/service-kit';
import type { StoredDocument } from '../document.js';
import type { DocumentDependencies } from '../documents-dependencies.js';
import type { StoredUpload } from '../storage/upload-store.js';
import { checkUploads } from './check-uploads.js';

const now = new Date('2026-11-20T10:00:00.000Z');
const transaction = {} as Transaction;

const uploadOf = (attempts: number) =>
  ({ id: 'upload-1', userId: 'buyer-1', fileId: 'file-2', key: '', attempts }) as StoredUpload;

/** An upload that waits for its check, and a scanner that is out of order. */
function outage(attempts: number, formerFileId: string | null = null) {
  const upload = uploadOf(attempts);
  const calls: string[] = [];
  const note =
    (name: string, result?: unknown) =>
    (...given: unknown[]) => {
      calls.push([name, ...given.map((one) => (one === transaction ? 'in the transaction' : String(one)))].join(' '));
      return Promise.resolve(result);
    };
  const claim = jest.fn(() => Promise.resolve({ upload, formerFileId }));
  const dependencies = {
    uploads: { claim, read: () => undefined, claimUntil: note('claim'), refuse: note('refuse', true) },
    files: { delete: note('delete') },
    keys: { unwrap: () => Buffer.alloc(32) },
    scanFile: () => Promise.reject(new Error('The scanner is gone')),
    transaction: (work: (transaction: Transaction) => Promise<unknown>) => work(transaction),
    now: () => now,
    newId: () => 'file-2',
  } as unknown as DocumentDependencies;
  return { dependencies, calls, claim };
}

const never = () => false;

describe('the check of an upload', () => {
  it.each([
    [1, 30],
    [2, 60],
    [5, 480],
    [19, 600],
  ])('that fails for the %ith time is tried again after %i seconds', async (attempts, seconds) => {
    const { dependencies, calls } = outage(attempts);
    await expect(checkUploads(dependencies, never)).rejects.toThrow('The scanner is gone');
    const until = new Date(now.getTime() + seconds * 1_000);
    expect(calls).toEqual([`claim upload-1 file-2 ${String(until)}`]);
  });

  it('that fails for the 20th time refuses it, with nothing left of it', async () => {
    const { dependencies, calls } = outage(20);
    await expect(checkUploads(dependencies, never)).rejects.toThrow('The scanner is gone');
    expect(calls).toEqual([
      'refuse upload-1 file-2 not-checked in the transaction',
      'delete file-2 in the transaction',
    ]);
  });

  it('removes what an earlier try wrote in the transaction that claims it', async () => {
    const { dependencies, calls } = outage(2, 'file-1');
    await expect(checkUploads(dependencies, never)).rejects.toThrow();
    expect(calls[0]).toBe('delete file-1 in the transaction');
  });

  it('doesn’t begin once the service stops', async () => {
    const { dependencies, claim } = outage(1);
    await checkUploads(dependencies, () => true);
    expect(claim).not.toHaveBeenCalled();
  });
});

it('a photo whose home was merged during its check shows the home that was kept', async () => {
  const begun = { ...uploadOf(1), name: 'Front.jpg', slot: null, documentId: null, sentBy: null };
  const claimed = { ...begun, subject: { kind: 'home', id: 'merged' } } as StoredUpload;
  const finished = { ...begun, subject: { kind: 'home', id: 'kept' } } as StoredUpload;
  const queue = [claimed];
  const documents: Partial<StoredDocument>[] = [];
  const inspection = { taken: true, type: 'image/jpeg', pages: null, text: [], dangers: [] };
  const nothing = () => Promise.resolve();
  await checkUploads(
    {
      uploads: {
        claim: () => Promise.resolve(queue.length > 0 ? { upload: queue.pop(), formerFileId: null } : undefined),
        read: () => undefined,
        finish: () => Promise.resolve(finished),
      },
      files: { write: () => Promise.resolve({ bytes: 9, sealedBytes: 25, sha256: '' }), insert: nothing },
      store: {
        insertExtract: nothing,
        takeTurn: nothing,
        insert(document: StoredDocument) {
          documents.push(document);
          return Promise.resolve();
        },
      },
      keys: { unwrap: () => Buffer.alloc(32), wrap: () => '' },
      inspectFile: (_file: unknown, use: (found: unknown) => Promise<void>) => use({ inspection }),
      findApplicant: nothing,
      readProfile: () => Promise.resolve({}),
      readHome: (_userId: string, id: string) => Promise.resolve(id === 'kept' ? {} : undefined),
      keepEvents: nothing,
      transaction: (work: (transaction: Transaction) => Promise<unknown>) => work(transaction),
      now: () => now,
      figuresAt: () => now,
      newId: () => 'file-2',
      newFileKey: () => Buffer.alloc(32),
    } as unknown as DocumentDependencies,
    never,
  );
  expect(documents).toMatchObject([{ subject: { kind: 'home', id: 'kept' }, binnedAt: null }]);
});
