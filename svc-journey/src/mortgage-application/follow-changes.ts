import type { PurchaseContract, RateLock } from '@hearthway/contracts/journey';
import type { Transaction } from '@hearthway/service-kit';
import type { KeepEvents, KeptEntry } from '../calendar-events/index.js';
import { momentOf } from '../deadlines/index.js';
import type { UpdateByRule } from '../milestones/index.js';
import type { ContractFollower } from '../purchase-contract/index.js';
import type { MortgageApplicationStore } from './mortgage-application-store.js';

interface LockChange {
  readonly userId: string;
  readonly contractId: string;
  readonly before: LockOfContract;
  readonly after: LockOfContract;
}

interface LockOfContract {
  /** `undefined` if there was none. */
  readonly contract: Pick<PurchaseContract, 'status' | 'terms'> | undefined;
  readonly lock: RateLock | null;
}

/** Keeps the end of the rate lock in the calendar. */
export function keepLockEnd(
  keepEvents: KeepEvents,
  { userId, contractId, before, after }: LockChange,
  transaction: Transaction,
): Promise<void> {
  const source = `lock:${contractId}`;
  return keepEvents({ userId, source, before: lockEnds(before), after: lockEnds(after) }, transaction);
}

/** Lenders' offices answer until the end of their day. */
const endOfDay = '17:00';

function lockEnds({ contract, lock }: LockOfContract): KeptEntry[] {
  if (lock === null || contract?.status !== 'active' || contract.terms.financing === 'cash') return [];
  const { address, timeZone } = contract.terms;
  const startsAt = momentOf(lock.until, endOfDay, timeZone).at;
  return [{ title: 'Rate lock ends', address, startsAt, timeZone, done: false }];
}

interface FollowerDependencies {
  readonly store: Pick<MortgageApplicationStore, 'find'>;
  readonly keepEvents: KeepEvents;
  readonly updateMilestone: UpdateByRule;
}

/** After a contract began, changed, or ended: its end takes the lock out of the calendar. */
export function followContractChanges({ store, keepEvents, updateMilestone }: FollowerDependencies): ContractFollower {
  return async ({ userId, correlationId, before, contract }, transaction) => {
    const { lock } = (await store.find(userId, contract.id, transaction)).entry;
    const change = { before: { contract: before, lock }, after: { contract, lock } };
    await keepLockEnd(keepEvents, { userId, contractId: contract.id, ...change }, transaction);
    await updateMilestone({ userId, correlationId }, transaction);
  };
}
