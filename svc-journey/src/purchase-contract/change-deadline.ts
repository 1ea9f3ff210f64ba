import type { Deadline, DeadlineEntry } from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError, VersionConflict, type Transaction } from '@hearthway/service-kit';
import { updateDeadlineEvents } from './deadline-events.js';
import type { ContractRequest, PurchaseContractDependencies } from './dependencies.js';
import { deadlinesOf, withMark, type StoredContract } from './stored-contract.js';
import { tellFollowers } from './tell-followers.js';

/**
 * Stores what the buyer says about one deadline of their contract. Its event in the calendar follows their own date.
 * @throws AppError `deadline.not-found`, `deadline.too-early` @throws VersionConflict `deadline.conflict`
 */
export async function changeDeadline(
  dependencies: PurchaseContractDependencies,
  request: ContractRequest & { readonly deadlineKey: string },
  entry: DeadlineEntry,
): Promise<Deadline> {
  const { store, transaction, now } = dependencies;
  const { userId, version, deadlineKey, correlationId } = request;
  return transaction(async (transaction) => {
    const before = await store.findActive(userId, transaction);
    const current = before && findDeadline(before, deadlineKey, now());
    if (!current) throw new AppError('deadline.not-found', problemTexts.deadlineNotFound);
    if (current.version !== version) {
      throw new VersionConflict('deadline.conflict', problemTexts.deadlineConflict, { yours: entry, current });
    }
    if (entry.ownDate !== null && entry.ownDate < before.terms.effectiveOn) {
      throw new AppError('deadline.too-early', problemTexts.deadlineTooEarly);
    }
    return saveEntry(dependencies, { before, current, entry, correlationId }, transaction);
  });
}

interface DeadlineMove {
  readonly userId: string;
  readonly deadlineKey: string;
  readonly ownDate: string;
  readonly ownTime: string;
  readonly correlationId: string;
}

/**
 * Moves a deadline to the date that both sides agreed on. It is open again: what the buyer confirmed or marked as done was for the
 * date before.
 * @throws AppError `deadline.not-found`
 */
export async function moveDeadline(
  dependencies: PurchaseContractDependencies,
  { userId, deadlineKey, ownDate, ownTime, correlationId }: DeadlineMove,
  transaction: Transaction,
): Promise<void> {
  const before = await dependencies.store.findActive(userId, transaction);
  const current = before && findDeadline(before, deadlineKey, dependencies.now());
  if (!current) throw new AppError('deadline.not-found', problemTexts.deadlineNotFound);
  const entry = { ownDate, ownTime, confirmed: false, done: false };
  await saveEntry(dependencies, { before, current, entry, correlationId }, transaction);
}

interface SavedEntry {
  readonly before: StoredContract;
  readonly current: Deadline;
  readonly entry: DeadlineEntry;
  readonly correlationId: string;
}

async function saveEntry(
  dependencies: PurchaseContractDependencies,
  { before, current, entry, correlationId }: SavedEntry,
  transaction: Transaction,
): Promise<Deadline> {
  const { store, now } = dependencies;
  const after = withMark(before, current, entry, now());
  await store.replace(after, transaction);
  await updateDeadlineEvents(dependencies, { before, after }, transaction);
  await tellFollowers(dependencies, { contract: after, correlationId }, transaction);
  const changed = findDeadline(after, current.key, now());
  if (!changed) throw new Error(`Deadline ${current.key} is gone`);
  return changed;
}

const findDeadline = (contract: StoredContract, key: string, now: Date): Deadline | undefined =>
  deadlinesOf(contract, now).deadlines.find((deadline) => deadline.key === key);
