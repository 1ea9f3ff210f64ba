import { exampleInspection, examplePurchaseTerms } from '@hearthway/contracts/examples';
import { daysLater } from '@hearthway/contracts/journey';
import { inTransaction } from '@hearthway/service-kit';
import type { Connection } from 'mongoose';
import { createFinancialProfileStore } from '../../src/financial-profile/index.js';
import { createInspectionStore } from '../../src/inspection/index.js';
import { createPurchaseContractStore } from '../../src/purchase-contract/index.js';

interface Provider {
  readonly connection: () => Connection;
  readonly userId: () => string;
}

const at = '2026-11-20T10:00:00.000Z';
const contractId = 'd4a1c0b7-3e52-4f6d-9b8a-7c6d5e4f3a2b';

/** The contract has the id that consumers’ examples name. Its window is open whenever the pact is verified. */
export function inspectionStates({ connection, userId }: Provider) {
  const save = (written: boolean) =>
    inTransaction(connection(), async (transaction) => {
      const contracts = createPurchaseContractStore(connection());
      const inspections = createInspectionStore(connection());
      await contracts.deleteByUser(userId(), transaction);
      await inspections.deleteByUser(userId(), transaction);
      // Savings would be told as reserves.
      await createFinancialProfileStore(connection()).deleteByUser(userId(), transaction);
      const today = new Date().toISOString().slice(0, 10);
      const terms = { ...examplePurchaseTerms, effectiveOn: '2026-11-16', closingOn: daysLater(today, 90) };
      const inspection = { kind: 'date', on: daysLater(today, 30), time: null } as const;
      const stored = {
        id: contractId,
        userId: userId(),
        version: 1,
        status: 'active',
        terms: { ...terms, contingencies: { ...terms.contingencies, inspection } },
        offerId: null,
        createdAt: at,
        updatedAt: at,
        endedAt: null,
        versionsFrom: 0,
        marks: {},
      } as const;
      await contracts.insert(stored, transaction);
      if (!written) return;
      const change = { entry: exampleInspection, decisions: [] };
      await inspections.replace(userId(), { contractId, version: 0 }, change, new Date(at), transaction);
    });
  return {
    'a buyer is signed in and has an inspection to write down': () => save(false),
    'a buyer is signed in and has written down an inspection': () => save(true),
  };
}
