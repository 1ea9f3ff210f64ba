import {
  exampleAppraisal,
  exampleCondition,
  examplePurchaseTerms,
  exampleUnderwriting,
} from '@hearthway/contracts/examples';
import { inTransaction } from '@hearthway/service-kit';
import type { Connection } from 'mongoose';
import { createFinancialProfileStore } from '../../src/financial-profile/index.js';
import { createMortgageApplicationStore } from '../../src/mortgage-application/index.js';
import { createPreApprovalStore } from '../../src/pre-approval/index.js';
import { createPurchaseContractStore } from '../../src/purchase-contract/index.js';
import { createConditionStore, createUnderwritingStore } from '../../src/underwriting/index.js';

interface Provider {
  readonly connection: () => Connection;
  readonly userId: () => string;
}

const at = '2026-12-05T10:00:00.000Z';
const contractId = 'd4a1c0b7-3e52-4f6d-9b8a-7c6d5e4f3a2b';
const conditionId = '2d7f4c80-5a1e-4b36-8c9d-0e1f2a3b4c5d';

/** Contract and condition have the ids that consumers’ examples name. */
export function underwritingStates({ connection, userId }: Provider) {
  const save = (written: boolean) =>
    inTransaction(connection(), async (transaction) => {
      const contracts = createPurchaseContractStore(connection());
      const files = createUnderwritingStore(connection());
      const conditions = createConditionStore(connection());
      const others = [
        // Income, letters, and locks would be told, too.
        createFinancialProfileStore(connection()),
        createPreApprovalStore(connection()),
        createMortgageApplicationStore(connection()),
      ];
      for (const store of [contracts, files, conditions, ...others]) await store.deleteByUser(userId(), transaction);
      const contract = { id: contractId, userId: userId(), version: 1, status: 'active', offerId: null } as const;
      const times = { createdAt: at, updatedAt: at, endedAt: null };
      await contracts.insert(
        { ...contract, ...times, terms: examplePurchaseTerms, versionsFrom: 0, marks: {} },
        transaction,
      );
      if (!written) return;
      const underwriting = { part: 'underwriting', version: 1, entry: exampleUnderwriting } as const;
      await files.save(userId(), contractId, underwriting, new Date(at), transaction);
      const appraisal = { part: 'appraisal', version: 1, entry: exampleAppraisal } as const;
      await files.save(userId(), contractId, appraisal, new Date(at), transaction);
      const condition = { id: conditionId, userId: userId(), contractId, version: 1, ...exampleCondition };
      await conditions.insert({ ...condition, createdAt: at, updatedAt: at }, transaction);
    });
  return {
    'a buyer is signed in and has a loan in underwriting': () => save(false),
    'a buyer is signed in and keeps the papers of a loan in underwriting': () => save(true),
  };
}
