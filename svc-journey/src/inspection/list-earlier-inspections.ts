import type { EarlierInspection, PurchaseContract } from '@hearthway/contracts/journey';
import type { InspectionStore } from './inspection-store.js';

export interface EarlierDependencies {
  readonly store: InspectionStore;
  readonly readEarlierContracts: (userId: string) => Promise<readonly PurchaseContract[]>;
}

/** What was found in the homes of contracts that ended, and decided about them, latest first; without those of which nothing is kept. */
export async function listEarlierInspections(
  { store, readEarlierContracts }: EarlierDependencies,
  userId: string,
): Promise<EarlierInspection[]> {
  const [contracts, kept] = await Promise.all([readEarlierContracts(userId), store.findForExport(userId)]);
  const entries = new Map(kept.map(({ contractId, entry }) => [contractId, entry]));
  return contracts.flatMap(({ id, status, terms: { address, timeZone }, endedAt }) => {
    const { findings = [], decisions = [] } = entries.get(id) ?? {};
    if (findings.length + decisions.length === 0) return [];
    return { contractId: id, status, address, timeZone, endedAt, findings, decisions };
  });
}
