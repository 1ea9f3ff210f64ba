import type { Transaction } from '@hearthway/service-kit';
import type { Connection } from 'mongoose';
import type { FileStore } from '../../documents/index.js';
import { createEnvelopeStore } from './envelope-store.js';
import { createSignerAccessStore } from './signer-access-store.js';
import { createSigningMailStore } from './signing-mail-store.js';

/** The stores of this room, which are exported and erased together. The files are beside those of the documents. */
export function createBuyerEnvelopesStore(connection: Connection, files: FileStore) {
  const envelopes = createEnvelopeStore(connection);
  const access = createSignerAccessStore(connection);
  const mails = createSigningMailStore(connection);

  return {
    envelopes,
    access,
    mails,

    async ensureIndexes(): Promise<void> {
      for (const store of [envelopes, access, mails]) await store.ensureIndexes();
    },

    async deleteByUser(userId: string, transaction: Transaction): Promise<void> {
      await files.delete(await envelopes.deleteByUser(userId, transaction), transaction);
      await access.deleteByUser(userId, transaction);
      await mails.deleteByUser(userId, transaction);
    },

    async findForExport(userId: string) {
      const found = await envelopes.findForExport(userId);
      return found.length > 0 ? found : undefined;
    },
  };
}
