import { exampleAppraisal } from '@hearthway/contracts/examples';
import { emptyAppraisal, type AppraisalEntry } from '@hearthway/contracts/journey';
import { inTransaction } from '@hearthway/service-kit';
import type { ProviderStates } from '@hearthway/service-kit/testing/suites';
import { createContractEntryStore } from '../../contract-entries/index.js';
import type { Provider } from '../../testing/index.js';

/** Of the contract in the consumers' examples. An entry is at version 1. */
async function keep({ connection, buyer: { userId } }: Provider, entry?: AppraisalEntry): Promise<void> {
  const kept = { model: 'Appraisal', collection: 'appraisals', empty: emptyAppraisal };
  const store = createContractEntryStore(connection, kept);
  await inTransaction(connection, async (transaction) => {
    await store.deleteByUser(userId, transaction);
    const before = await store.find(userId, 'd4a1c0b7-3e52-4f6d-9b8a-7c6d5e4f3a2b', transaction);
    if (entry) await store.replace(userId, before, entry, new Date('2026-11-24T10:00:00.000Z'), transaction);
  });
}

/** They come after the state of the contract. */
export const states: ProviderStates<Provider> = {
  'nothing is kept of its appraisal': (provider) => keep(provider),
  'its appraisal is below the price': (provider) => keep(provider, exampleAppraisal),
};
