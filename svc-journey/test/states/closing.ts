import {
  exampleClosing,
  exampleEstimateEntry,
  exampleMortgageApplication,
  examplePurchaseTerms,
} from '@hearthway/contracts/examples';
import { inTransaction } from '@hearthway/service-kit';
import type { Connection } from 'mongoose';
import { createClosingStore } from '../../src/closing/index.js';
import { createMortgageApplicationStore } from '../../src/mortgage-application/index.js';
import { createPreApprovalStore } from '../../src/pre-approval/index.js';
import { createPurchaseContractStore } from '../../src/purchase-contract/index.js';

interface Provider {
  readonly connection: () => Connection;
  readonly userId: () => string;
}

const at = '2026-11-20T10:00:00.000Z';
const contractId = 'e5b2d1c8-4f63-4a7e-8c9b-6d5e4f3a2b1c';

export function closingStates({ connection, userId }: Provider) {
  const save = (keysOn: string | null) => () =>
    inTransaction(connection(), async (transaction) => {
      const contracts = createPurchaseContractStore(connection());
      const preApprovals = createPreApprovalStore(connection());
      const applications = createMortgageApplicationStore(connection());
      const closings = createClosingStore(connection());
      for (const store of [contracts, preApprovals, applications, closings]) {
        await store.deleteByUser(userId(), transaction);
      }
      const owner = { userId: userId(), version: 1 };
      const status = keysOn === null ? 'active' : 'closed';
      const times = { createdAt: at, updatedAt: at, endedAt: keysOn === null ? null : at };
      const contract = { id: contractId, ...owner, status, offerId: null, ...times } as const;
      await contracts.insert({ ...contract, terms: examplePurchaseTerms, versionsFrom: 0, marks: {} }, transaction);
      const kept = await preApprovals.findForChange(userId(), transaction);
      const estimates = [{ id: 'estimate-1', version: 1, ...exampleEstimateEntry }];
      await preApprovals.update(userId(), { ...kept, estimates }, null, transaction);
      const application = { ...exampleMortgageApplication, estimateId: 'estimate-1' };
      await applications.save({ contractId, ...owner, entry: application, updatedAt: at }, new Date(at), transaction);
      const closing = { contractId, ...owner, entry: exampleClosing, signedOn: keysOn, keysOn, updatedAt: at };
      await closings.save(closing, new Date(at), transaction);
    });
  return {
    'a buyer is signed in and closes on a home': save(null),
    'a buyer is signed in and has the keys of a home': save('2026-11-20'),
  };
}
