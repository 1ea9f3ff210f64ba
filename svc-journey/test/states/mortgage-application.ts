import { exampleEstimateEntry, exampleMortgageApplication, examplePurchaseTerms } from '@hearthway/contracts/examples';
import { inTransaction } from '@hearthway/service-kit';
import type { Connection } from 'mongoose';
import { createMortgageApplicationStore } from '../../src/mortgage-application/index.js';
import { createPreApprovalStore } from '../../src/pre-approval/index.js';
import { createPurchaseContractStore } from '../../src/purchase-contract/index.js';

interface Provider {
  readonly connection: () => Connection;
  readonly userId: () => string;
}

const at = '2026-11-24T10:00:00.000Z';
const contractId = 'd4a1c0b7-3e52-4f6d-9b8a-7c6d5e4f3a2b';

/** Contract and Loan Estimate have the ids that consumers' examples name. */
export function mortgageApplicationStates({ connection, userId }: Provider) {
  const save = () =>
    inTransaction(connection(), async (transaction) => {
      const contracts = createPurchaseContractStore(connection());
      const preApprovals = createPreApprovalStore(connection());
      const applications = createMortgageApplicationStore(connection());
      await contracts.deleteByUser(userId(), transaction);
      await preApprovals.deleteByUser(userId(), transaction);
      await applications.deleteByUser(userId(), transaction);
      const contract = { id: contractId, userId: userId(), version: 1, status: 'active', offerId: null } as const;
      const times = { createdAt: at, updatedAt: at, endedAt: null };
      await contracts.insert(
        { ...contract, ...times, terms: examplePurchaseTerms, versionsFrom: 0, marks: {} },
        transaction,
      );
      const kept = await preApprovals.findForChange(userId(), transaction);
      const estimates = [{ id: 'estimate-1', version: 1, ...exampleEstimateEntry }];
      await preApprovals.update(userId(), { ...kept, estimates }, null, transaction);
      const entry = { ...exampleMortgageApplication, estimateId: 'estimate-1' };
      const application = { contractId, userId: userId(), version: 1, entry, updatedAt: at };
      await applications.save(application, new Date(at), transaction);
    });
  return { 'a buyer is signed in and applies for a loan': save };
}
