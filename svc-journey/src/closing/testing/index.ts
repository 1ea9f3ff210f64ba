import { exampleClosing } from '@hearthway/contracts/examples';
import { inTransaction } from '@hearthway/service-kit';
import { growingStore, type GrowingStores, type ProviderStates } from '@hearthway/service-kit/testing/suites';
import { exampleContractId, haveClosedContract, haveContract } from '../../purchase-contract/testing/index.js';
import type { Provider } from '../../testing/index.js';
import { createClosingStore, type ClosingRecord, type StoredClosing } from '../closing-store.js';

const at = new Date('2026-11-21T10:00:00.000Z');
const kept: ClosingRecord = { ...exampleClosing, signedOn: null, keysOn: null };
const stored = (contractId: string, version: number): StoredClosing => ({
  ...{ contractId, version, updatedAt: null },
  entry: kept,
});

/** Of the contract in the consumers' examples; what is kept is at version 1. */
async function keep(provider: Provider, record?: ClosingRecord): Promise<void> {
  const { connection, buyer } = provider;
  await (record?.keysOn ? haveClosedContract : haveContract)(provider);
  const store = createClosingStore(connection);
  await inTransaction(connection, async (transaction) => {
    await store.deleteByUser(buyer.userId, transaction);
    if (record) await store.replace(buyer.userId, stored(exampleContractId, 0), record, at, transaction);
  });
}

export const states: ProviderStates<Provider> = {
  'a buyer has a home under contract and kept nothing of its closing': (provider) => keep(provider),
  'a buyer has kept the closing of a home under contract': (provider) => keep(provider, kept),
  'a buyer has the keys of a home': (provider) =>
    keep(provider, { ...kept, signedOn: '2026-11-20', keysOn: '2026-11-20' }),
};

export const growingStores: GrowingStores = {
  createClosingStore: growingStore({
    create: createClosingStore,
    documents: {
      closings: (index) => ({
        _id: `contract-${index}`,
        userId: `buyer-${index}`,
        version: 1,
        entry: kept,
        updatedAt: at,
      }),
    },
    calls: {
      find: (closings, turn) => closings.find(`buyer-${turn}`, `contract-${turn}`),
      replace: (closings, turn, transaction) =>
        closings.replace(`buyer-${turn}`, stored(`contract-${turn}`, 1), kept, at, transaction),
      deleteByUser: (closings, turn, transaction) => closings.deleteByUser(`buyer-${500 + turn}`, transaction),
      findForExport: (closings, turn) => closings.findForExport(`buyer-${turn}`),
    },
  }),
};
