import { examplePurchaseTerms } from '@hearthway/contracts/examples';
import type { PurchaseContract } from '@hearthway/contracts/journey';
import { inTransaction } from '@hearthway/service-kit';
import type { Connection } from 'mongoose';
import { createPurchaseContractStore } from '../../src/purchase-contract/index.js';
import type { JourneyUnderTest } from '../../src/testing/index.js';

interface Provider {
  readonly connection: () => Connection;
  readonly userId: () => string;
}

const at = '2026-11-20T10:00:00.000Z';

/** The contract has the id that consumers' examples name. */
export function contractStates({ connection, userId }: Provider) {
  const save = (ids: readonly string[]) =>
    inTransaction(connection(), async (transaction) => {
      const contracts = createPurchaseContractStore(connection());
      await contracts.deleteByUser(userId(), transaction);
      for (const id of ids) {
        const times = { createdAt: at, updatedAt: at, endedAt: null };
        // No deadline of it falls on a weekend, as in the consumers’ example.
        const terms = { ...examplePurchaseTerms, effectiveOn: '2026-11-16' };
        const contract = { id, userId: userId(), version: 1, status: 'active', terms, offerId: null } as const;
        await contracts.insert({ ...contract, ...times, versionsFrom: 0, marks: {} }, transaction);
      }
    });
  return {
    'a buyer is signed in and has no contract': () => save([]),
    'a buyer is signed in and has a home under contract': () => save(['d4a1c0b7-3e52-4f6d-9b8a-7c6d5e4f3a2b']),
  };
}

/** Events from the outbox of the running service. */
export function contractMessages({ journey }: { readonly journey: () => JourneyUnderTest }) {
  return {
    async 'a contract accepted'() {
      const { call } = await journey().buyer();
      const response = await call('/api/contract', { method: 'POST', body: JSON.stringify(examplePurchaseTerms) });
      const { id } = (await response.json()) as PurchaseContract;
      const row = await journey().database.collection('outbox').findOne({ subject: id });
      return JSON.parse(String(row?.['body'])) as unknown;
    },
  };
}
