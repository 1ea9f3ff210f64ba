import { randomUUID } from 'node:crypto';
import { examplePurchaseTerms } from '@hearthway/contracts/examples';
import { contractAccepted, contractClosed, type PurchaseContract } from '@hearthway/contracts/journey';
import { inTransaction } from '@hearthway/service-kit';
import { growingStore, type GrowingStores, type ProviderStates } from '@hearthway/service-kit/testing/suites';
import type { Provider } from '../../testing/index.js';
import { createPurchaseContractStore } from '../purchase-contract-store.js';
import { closed, fellThrough, newContract, type StoredContract } from '../stored-contract.js';

const signedAt = new Date('2026-11-20T10:00:00.000Z');
/** None of its deadlines falls on a weekend, so that all have the same fields. */
const terms = { ...examplePurchaseTerms, effectiveOn: '2026-11-16' };
const contractOf = (id: string): StoredContract => newContract({ id, terms, offerId: null, earlier: [] }, signedAt);
const ended = (id: string): StoredContract => fellThrough(contractOf(id), signedAt);
export const exampleContractId = 'd4a1c0b7-3e52-4f6d-9b8a-7c6d5e4f3a2b';

const keep = ({ connection, buyer: { userId } }: Provider, contracts: readonly StoredContract[]): Promise<void> =>
  inTransaction(connection, (transaction) =>
    createPurchaseContractStore(connection).replace(userId, contracts, transaction),
  );

/** Under contract with the id in the consumers' examples. */
export const haveClosedContract = (provider: Provider): Promise<void> =>
  keep(provider, [closed(contractOf(exampleContractId), '2026-11-20', signedAt)]);

export const haveContract = (provider: Provider): Promise<void> => keep(provider, [contractOf(exampleContractId)]);

export const haveEndedContract = (provider: Provider): Promise<void> => keep(provider, [ended(exampleContractId)]);

export const haveNoContract = (provider: Provider): Promise<void> => keep(provider, []);

/** The contract has the id in the consumers' examples. It is at version 1, and its deadlines are at 0. */
export const states: ProviderStates<Provider> = {
  'a buyer has no contract': haveNoContract,
  'a buyer has a home under contract': haveContract,
  'a contract of a buyer fell through': haveEndedContract,
};

async function sign({ journey }: Provider) {
  const { call } = await journey.buyer();
  const body = JSON.stringify(examplePurchaseTerms);
  const response = await call('/api/contract', { method: 'POST', body, headers: { 'idempotency-key': randomUUID() } });
  const { id } = (await response.json()) as PurchaseContract;
  return { id, call };
}

export const messages: ProviderStates<Provider> = {
  async 'a contract accepted'(provider) {
    const { id } = await sign(provider);
    return provider.journey.published({ subject: id, type: contractAccepted.type });
  },
  async 'a contract closed'(provider) {
    const { id, call } = await sign(provider);
    const entry = { signedOn: examplePurchaseTerms.effectiveOn, keysOn: examplePurchaseTerms.effectiveOn };
    const body = JSON.stringify({ contractId: id, entry });
    await call('/api/closing/keys', { method: 'POST', body, headers: { 'if-match': '"0"' } });
    return provider.journey.published({ subject: id, type: contractClosed.type });
  },
};

const two = (index: number) => [contractOf(`contract-${index}`), ended(`ended-${index}`)];

export const growingStores: GrowingStores = {
  createPurchaseContractStore: growingStore({
    create: createPurchaseContractStore,
    documents: { 'purchase-contracts': (index) => ({ _id: `buyer-${index}`, contracts: two(index) }) },
    calls: {
      findByUser: (contracts, turn) => contracts.findByUser(`buyer-${turn}`),
      replace: (contracts, turn, transaction) => contracts.replace(`buyer-${200 + turn}`, two(turn), transaction),
      lock: (contracts, turn, transaction) => contracts.lock(`buyer-${turn}`, transaction),
      deleteByUser: (contracts, turn, transaction) => contracts.deleteByUser(`buyer-${400 + turn}`, transaction),
      findForExport: (contracts, turn) => contracts.findForExport(`buyer-${turn}`),
    },
  }),
};
