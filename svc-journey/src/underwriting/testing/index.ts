import { exampleCondition, exampleUnderwriting } from '@hearthway/contracts/examples';
import { emptyUnderwriting } from '@hearthway/contracts/journey';
import { inTransaction } from '@hearthway/service-kit';
import { growingStore, type GrowingStores, type ProviderStates } from '@hearthway/service-kit/testing/suites';
import { haveCompleteProfile } from '../../financial-profile/testing/index.js';
import { haveNoPreApproval } from '../../pre-approval/testing/index.js';
import { states as contractStates } from '../../purchase-contract/testing/index.js';
import { leavingBuyer, ofTen, type Provider } from '../../testing/index.js';
import { createConditionStore, toDocument, type StoredCondition } from '../condition-store.js';
import { createUnderwritingStore } from '../underwriting-store.js';

const at = '2026-11-21T10:00:00.000Z';
const exampleId = 'd4a1c0b7-3e52-4f6d-9b8a-7c6d5e4f3a2b';
const conditionId = '2d7f4c80-5a1e-4b36-8c9d-0e1f2a3b4c5d';
const firstSave = { contractId: exampleId, version: 0, updatedAt: null, entry: emptyUnderwriting };

const conditionOf = (userId: string, id: string, contractId: string): StoredCondition => ({
  id,
  userId,
  contractId,
  version: 1,
  ...exampleCondition,
  createdAt: at,
  updatedAt: at,
});

/** Contract and condition have the ids in the consumers' examples. All that is written is at version 1. */
async function keep(provider: Provider, isWritten: boolean): Promise<void> {
  const { connection, buyer } = provider;
  const { userId } = buyer;
  await contractStates['a buyer has a home under contract']?.(provider);
  // A letter would be one of the papers, and income says what a large deposit is.
  await haveNoPreApproval(provider);
  await haveCompleteProfile(connection, userId);
  await inTransaction(connection, async (transaction) => {
    const [files, conditions] = [createUnderwritingStore(connection), createConditionStore(connection)];
    for (const store of [files, conditions]) await store.deleteByUser(userId, transaction);
    if (!isWritten) return;
    await files.replace(userId, firstSave, exampleUnderwriting, new Date(at), transaction);
    await conditions.save(conditionOf(userId, conditionId, exampleId), transaction);
  });
}

export const states: ProviderStates<Provider> = {
  'a buyer has noted nothing of an underwriting': (provider) => keep(provider, false),
  'a buyer has noted an underwriting and a condition': (provider) => keep(provider, true),
};

const growing = (index: number): StoredCondition => {
  const { userId } = ofTen(index);
  return conditionOf(userId, `condition-${index}`, `contract-of-${userId}`);
};
const contractOf = (turn: number) => `contract-of-${ofTen(turn).userId}`;

export const growingStores: GrowingStores = {
  createUnderwritingStore: growingStore({
    create: createUnderwritingStore,
    documents: {
      underwritings: (index) => ({
        _id: `contract-${index}`,
        userId: ofTen(index).userId,
        version: 1,
        entry: exampleUnderwriting,
        updatedAt: new Date(at),
      }),
    },
    calls: {
      find: (files, turn) => files.find(ofTen(turn).userId, `contract-${turn}`),
      replace: (files, turn, transaction) =>
        files.replace(
          ofTen(turn).userId,
          { ...firstSave, contractId: `contract-${turn}`, version: 1 },
          exampleUnderwriting,
          new Date(at),
          transaction,
        ),
      deleteByUser: (files, turn, transaction) => files.deleteByUser(leavingBuyer(turn), transaction),
      findForExport: (files) => files.findForExport('buyer-9'),
    },
  }),
  createConditionStore: growingStore({
    create: createConditionStore,
    documents: { conditions: (index) => toDocument(growing(index)) },
    calls: {
      findByContract: (conditions, turn) => conditions.findByContract(ofTen(turn).userId, contractOf(turn)),
      findById: (conditions, turn, transaction) =>
        conditions.findById(ofTen(turn).userId, `condition-${turn}`, transaction),
      save: (conditions, turn, transaction) => conditions.save({ ...growing(turn), version: 2 }, transaction),
      delete: (conditions, turn, transaction) => conditions.delete(growing(turn), transaction),
      deleteByUser: (conditions, turn, transaction) => conditions.deleteByUser(leavingBuyer(turn), transaction),
      findForExport: (conditions) => conditions.findForExport('buyer-9'),
    },
  }),
};
