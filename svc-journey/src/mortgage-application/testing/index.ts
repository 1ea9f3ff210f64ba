import { emptyMortgageApplication } from '@hearthway/contracts/journey';
import { inTransaction } from '@hearthway/service-kit';
import { growingStore, type GrowingStores, type ProviderStates } from '@hearthway/service-kit/testing/suites';
import { states as profileStates } from '../../financial-profile/testing/index.js';
import { haveNoPreApproval } from '../../pre-approval/testing/index.js';
import { states as infoStates } from '../../pre-approval-info/testing/index.js';
import { states as contractStates } from '../../purchase-contract/testing/index.js';
import type { Provider } from '../../testing/index.js';
import { createMortgageApplicationStore } from '../mortgage-application-store.js';

const exampleId = 'd4a1c0b7-3e52-4f6d-9b8a-7c6d5e4f3a2b';
const now = new Date();
const noted = { ...emptyMortgageApplication, lender: 'Oak Bank' };

/** The contract has the id in the consumers' examples. Without it, nothing is known for an application. */
async function keep(provider: Provider, isNoted: boolean): Promise<void> {
  const { connection, buyer } = provider;
  const { userId } = buyer;
  await contractStates['a buyer has a home under contract']?.(provider);
  await infoStates['a buyer is signed in and has answered nothing of the wizard']?.(provider);
  await profileStates['a buyer has said nothing of their finances']?.(provider);
  await haveNoPreApproval(provider);
  await inTransaction(connection, async (transaction) => {
    const applications = createMortgageApplicationStore(connection);
    await applications.deleteByUser(userId, transaction);
    if (isNoted)
      await applications.replace(userId, { ...before(0), contractId: exampleId, version: 0 }, noted, now, transaction);
  });
}

export const states: ProviderStates<Provider> = {
  'a buyer under contract has noted nothing of a loan application': (provider) => keep(provider, false),
  'a buyer under contract has noted the lender of a loan application': (provider) => keep(provider, true),
};

const before = (turn: number) => ({
  contractId: `contract-${turn}`,
  version: 1,
  updatedAt: now.toISOString(),
  entry: emptyMortgageApplication,
});

export const growingStores: GrowingStores = {
  createMortgageApplicationStore: growingStore({
    create: createMortgageApplicationStore,
    documents: {
      'mortgage-applications': (index) => ({
        _id: `contract-${index}`,
        userId: `buyer-${index}`,
        version: 1,
        entry: emptyMortgageApplication,
        updatedAt: now,
      }),
    },
    calls: {
      find: (applications, turn) => applications.find(`buyer-${turn}`, `contract-${turn}`),
      replace: (applications, turn, transaction) =>
        applications.replace(`buyer-${turn}`, before(turn), emptyMortgageApplication, now, transaction),
      deleteByUser: (applications, turn, transaction) => applications.deleteByUser(`buyer-${500 + turn}`, transaction),
      findForExport: (applications, turn) => applications.findForExport(`buyer-${turn}`),
    },
  }),
};
