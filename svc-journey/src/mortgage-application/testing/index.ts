import { emptyMortgageApplication } from '@hearthway/contracts/journey';
import { growingStore, type GrowingStores } from '@hearthway/service-kit/testing/suites';
import { createMortgageApplicationStore } from '../mortgage-application-store.js';

const now = new Date();
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
