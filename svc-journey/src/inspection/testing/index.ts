import { exampleInspection } from '@hearthway/contracts/examples';
import type { PastDecision } from '@hearthway/contracts/journey';
import { inTransaction } from '@hearthway/service-kit';
import { growingStore, type GrowingStores, type ProviderStates } from '@hearthway/service-kit/testing/suites';
import { haveCompleteProfile } from '../../financial-profile/testing/index.js';
import {
  exampleContractId,
  haveContract,
  haveEndedContract,
  haveNoContract,
} from '../../purchase-contract/testing/index.js';
import type { Provider } from '../../testing/index.js';
import { createInspectionStore, type KeptInspection, type StoredInspection } from '../inspection-store.js';

const at = new Date('2026-11-21T10:00:00.000Z');
/** Every figure about a home of this year has a range, so that all have the same fields. */
const kept: KeptInspection = { ...exampleInspection, yearBuilt: 1979, decisions: [] };
const left: PastDecision = {
  decision: 'terminate',
  recordedAt: at.toISOString(),
  sentAt: at.toISOString(),
  note: 'By email to the listing agent',
  form: 'TREC No. 38',
  untilAt: null,
};
const unsaved = (contractId: string): StoredInspection => ({ contractId, version: 0, updatedAt: null, entry: kept });

/** Under contract in Texas, with savings, and with nothing kept of the inspection. */
async function haveUninspected(provider: Provider): Promise<void> {
  const { connection, buyer } = provider;
  await haveCompleteProfile(connection, buyer.userId);
  await haveContract(provider);
  await inTransaction(connection, (transaction) =>
    createInspectionStore(connection).deleteByUser(buyer.userId, transaction),
  );
}

const keep = ({ connection, buyer }: Provider, entry: KeptInspection) =>
  inTransaction(connection, (transaction) =>
    createInspectionStore(connection).replace(buyer.userId, unsaved(exampleContractId), entry, at, transaction),
  );

/** The contract has the id in the consumers' examples, and the inspection is at version 1. */
export const states: ProviderStates<Provider> = {
  async 'a buyer who looks in Texas has no contract'(provider) {
    await haveCompleteProfile(provider.connection, provider.buyer.userId);
    await haveNoContract(provider);
  },
  'a buyer has a home under contract and no inspection': haveUninspected,
  async 'a buyer has kept an inspection'(provider) {
    await haveUninspected(provider);
    await keep(provider, kept);
  },
  async 'a buyer ended a contract after an inspection'(provider) {
    await haveUninspected(provider);
    await keep(provider, { ...kept, decisions: [left] });
    await haveEndedContract(provider);
  },
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
