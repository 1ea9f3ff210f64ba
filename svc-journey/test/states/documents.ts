import { documentLimits, type DocumentDanger } from '@hearthway/contracts/journey';
import { createSealing, hashToken, inTransaction, type Transaction } from '@hearthway/service-kit';
import type { Connection } from 'mongoose';
import { createBuyerDocumentsStore, createKeyRing, newFileKey } from '../../src/documents/index.js';
import { createPreApprovalStore } from '../../src/pre-approval/index.js';
import { createPurchaseContractStore } from '../../src/purchase-contract/index.js';
import { sensitiveDataSecret } from '../../src/testing/index.js';

interface Provider {
  readonly connection: () => Connection;
  readonly userId: () => string;
}

const keys = createKeyRing(
  createSealing({ secretName: 'SECRET', purpose: 'hearthway document keys', secrets: [sensitiveDataSecret] }),
);
const at = '2026-11-20T10:00:00.000Z';

/** The documents and uploads have the ids that consumers' examples name. */
export function documentStates({ connection, userId }: Provider) {
  const save = async (
    {
      version = 1,
      binnedAt = null,
      dangers = ['script'],
    }: { readonly version?: number; readonly binnedAt?: string | null; readonly dangers?: DocumentDanger[] } = {},
    more?: (transaction: Transaction) => Promise<unknown>,
  ) => {
    const store = createBuyerDocumentsStore(connection());
    await inTransaction(connection(), async (transaction) => {
      // Without them, a loan is assumed, which asks for statements.
      await createPurchaseContractStore(connection()).deleteByUser(userId(), transaction);
      await createPreApprovalStore(connection()).deleteByUser(userId(), transaction);
      await store.deleteByUser(userId(), transaction);
      await store.documents.reserveFile(userId(), transaction);
      await store.documents.insert(
        {
          ...{ id: 'document-1', userId: userId(), version, name: 'October statement', slot: 'bank_statements' },
          ...{ tags: ['checking'], note: '', datedOn: '2026-11-14', hintsSeen: false },
          versions: [
            {
              ...{ id: 'file-1', type: 'application/pdf', bytes: 48_200, pages: 3, sha256: 'ab'.repeat(32) },
              ...{ scan: 'clean', dangers, uploadedAt: at },
              key: keys.wrap(newFileKey(), 'file-1'),
              hints: [{ kind: 'missing-pages', text: 'We didn’t find page 4 of 4.', basedOn: 'Page 3 of 4' }],
            },
          ],
          ...{ createdAt: at, updatedAt: at, binnedAt },
        },
        transaction,
      );
      await store.uploads.insert(
        {
          ...{ id: 'upload-1', userId: userId(), name: 'scan.pdf', slot: null, documentId: null },
          ...{ bytes: 900, received: 900, state: 'refused', refusal: 'password' },
          key: keys.wrap(newFileKey(), 'upload-1'),
          ...{
            shareId: null,
            sentBy: null,
            fileId: null,
            attempts: 1,
            createdAt: new Date(at),
            touchedAt: new Date(at),
          },
        },
        transaction,
      );
      await more?.(transaction);
    });
  };
  const fill = (transaction: Transaction) =>
    connection()
      .collection<{ _id: string; files: number }>('document-accounts')
      .updateOne({ _id: userId() }, { $set: { files: documentLimits.files } }, { session: transaction });
  const share = async (transaction: Transaction) => {
    // Whose name isn’t known.
    await connection()
      .collection<{ _id: string }>('pre-approval-infos')
      .deleteOne({ _id: userId() }, { session: transaction });
    const { shares, uploads } = createBuyerDocumentsStore(connection());
    const made = { userId: userId(), createdAt: new Date(at), revokedAt: null, visits: 0, files: 1, log: [] };
    const month = { expiresAt: new Date(Date.now() + 30 * 86_400_000) };
    const visit = { at: new Date(at), action: 'viewed' as const, page: 1 };
    await shares.insert(
      {
        ...{ ...made, ...month, id: 'share-1', kind: 'view', recipient: 'Lee Lender', visits: 1, log: [visit] },
        ...{ tokenHash: hashToken('view-token'), documentId: 'document-1', versionId: 'file-1' },
        ...{ slot: null, slotName: '' },
      },
      transaction,
    );
    await shares.insert(
      {
        ...{ ...made, ...month, id: 'share-2', kind: 'upload', recipient: 'Kim Co-buyer' },
        createdAt: new Date(Date.parse(at) + 1),
        ...{ tokenHash: hashToken('upload-token'), documentId: null, versionId: null },
        ...{ slot: 'bank_statements', slotName: 'Bank statements' },
      },
      transaction,
    );
    await uploads.insert(
      {
        ...{ id: 'upload-2', userId: userId(), name: 'notes.txt', slot: 'bank_statements', documentId: null },
        ...{ bytes: 12, received: 12, state: 'refused', refusal: 'wrong-type' },
        key: keys.wrap(newFileKey(), 'upload-2'),
        ...{ shareId: 'share-2', sentBy: 'Kim Co-buyer', fileId: null, attempts: 1 },
        ...{ createdAt: new Date(at), touchedAt: new Date(at) },
      },
      transaction,
    );
  };
  return {
    'a buyer is signed in and has links to a document and for a paper': () => save({ dangers: [] }, share),
    'a buyer is signed in and has a document': () => save(),
    'a buyer is signed in and has a document that changed since': () => save({ version: 2 }),
    'a buyer is signed in and has a document in the bin': () => save({ binnedAt: at }),
    'a buyer is signed in and has as many documents as fit': () => save({}, fill),
  };
}
