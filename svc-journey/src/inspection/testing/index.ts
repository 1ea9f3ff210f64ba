import { exampleInspection } from '@hearthway/contracts/examples';
import { inTransaction } from '@hearthway/service-kit';
import { growingStore, type GrowingStores, type ProviderStates } from '@hearthway/service-kit/testing/suites';
import type { Connection } from 'mongoose';
import { exampleContractId, haveContract } from '../../purchase-contract/testing/index.js';
import type { Provider } from '../../testing/index.js';
import { createInspectionStore, type KeptInspection, type StoredInspection } from '../inspection-store.js';

const at = new Date('2026-11-21T10:00:00.000Z');
const kept: KeptInspection = { ...exampleInspection, decisions: [] };
const unsaved = (contractId: string): StoredInspection => ({ contractId, version: 0, updatedAt: null, entry: kept });

const forget = (connection: Connection, userId: string): Promise<void> =>
  inTransaction(connection, (transaction) => createInspectionStore(connection).deleteByUser(userId, transaction));

async function haveInspection(provider: Provider): Promise<void> {
  const { connection, buyer } = provider;
  await haveContract(provider);
  await forget(connection, buyer.userId);
  await inTransaction(connection, (transaction) =>
    createInspectionStore(connection).replace(buyer.userId, unsaved(exampleContractId), kept, at, transaction),
  );
}

/** The contract has the id in the consumers' examples, and the inspection is at version 1. */
export const states: ProviderStates<Provider> = {
  async 'a buyer has a home under contract and no inspection'(provider) {
    await haveContract(provider);
    await forget(provider.connection, provider.buyer.userId);
  },
  'a buyer has kept an inspection': haveInspection,
};

export const growingStores: GrowingStores = {
  createInspectionStore: growingStore({
    create: createInspectionStore,
    documents: {
      inspections: (index) => ({
        _id: `contract-${index}`,
        userId: `buyer-${index}`,
        version: 1,
        entry: kept,
        updatedAt: at,
      }),
    },
    calls: {
      find: (inspections, turn) => inspections.find(`buyer-${turn}`, `contract-${turn}`),
      replace: (inspections, turn, transaction) =>
        inspections.replace(`buyer-${turn}`, { ...unsaved(`contract-${turn}`), version: 1 }, kept, at, transaction),
      deleteByUser: (inspections, turn, transaction) => inspections.deleteByUser(`buyer-${500 + turn}`, transaction),
      findForExport: (inspections, turn) => inspections.findForExport(`buyer-${turn}`),
    },
  }),
};
