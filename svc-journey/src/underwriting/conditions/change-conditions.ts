import {
  conditionLimits,
  type Condition,
  type ConditionEntry,
  type PurchaseContract,
} from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError, refuseReusedKey, VersionConflict, type Transaction } from '@hearthway/service-kit';
import { DuplicateCondition, shown, type StoredCondition } from '../condition-store.js';
import { refuseFutureDays } from '../../deadlines/index.js';
import { requireContract } from '../current-contract.js';
import type { UnderwritingDependencies } from '../dependencies.js';
import { conditionEventId, updateConditionEvent } from '../file-events.js';

/** Those of the current contract, or of the last that closed, in the order in which they are due; without a day, the first asked comes first. */
export async function listConditions(
  { conditionStore, readShownContract }: Pick<UnderwritingDependencies, 'conditionStore' | 'readShownContract'>,
  userId: string,
): Promise<{ conditions: Condition[] }> {
  const current = await readShownContract(userId);
  if (!current) return { conditions: [] };
  const stored = await conditionStore.findByContract(userId, current.contract.id);
  const sorted = stored.toSorted((one, other) => (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999'));
  return { conditions: sorted.map(shown) };
}

export interface NewCondition {
  readonly userId: string;
  readonly contractId: string;
  /** The same for a repeated request, which then gets the existing condition. */
  readonly conditionId: string;
}

/**
 * @throws AppError `underwriting.not-found`, `condition.too-many`, `day.in-future`, `request.key-reused`, and `condition.not-found` for
 * another buyer’s id
 */
export async function createCondition(
  dependencies: UnderwritingDependencies,
  { userId, contractId, conditionId: id }: NewCondition,
  entry: ConditionEntry,
): Promise<Condition> {
  const { conditionStore, transaction, now } = dependencies;
  const at = now().toISOString();
  const condition: StoredCondition = { id, userId, contractId, version: 1, ...entry, createdAt: at, updatedAt: at };
  try {
    return await transaction(async (transaction) => {
      const { contract } = await requireContract(dependencies, { userId, contractId }, transaction);
      const there = await conditionStore.findById(userId, id, transaction);
      if (there) return asMade(there, entry);
      refuseFuture(entry, 'body.entry', contract, now());
      if ((await conditionStore.count(userId, contractId, transaction)) >= conditionLimits.perContract) {
        throw new AppError('condition.too-many', problemTexts.conditionsFull, { limit: 'conditions' });
      }
      await conditionStore.insert(condition, transaction);
      await updateConditionEvent(dependencies, contract, condition, transaction);
      return shown(condition);
    });
  } catch (error) {
    if (!(error instanceof DuplicateCondition)) throw error;
    const faster = await conditionStore.findById(userId, id);
    // It belongs to another buyer: someone guessed a key.
    if (!faster) throw notFound();
    return asMade(faster, entry);
  }
}

/** @throws AppError `request.key-reused` */
function asMade(condition: StoredCondition, entry: ConditionEntry): Condition {
  const { text, type, askedOn, dueOn, papers, sentOn, proof, askedAgainOn, acceptedOn } = condition;
  const made: ConditionEntry = { text, type, askedOn, dueOn, papers, sentOn, proof, askedAgainOn, acceptedOn };
  if (condition.version === 1) refuseReusedKey(made, entry);
  return shown(condition);
}

/** @throws AppError `day.in-future` */
function refuseFuture(
  { askedOn, sentOn, askedAgainOn, acceptedOn }: ConditionEntry,
  path: 'body' | 'body.entry',
  { terms }: PurchaseContract,
  now: Date,
): void {
  const days = [
    [`${path}.askedOn`, askedOn],
    [`${path}.sentOn`, sentOn],
    [`${path}.askedAgainOn`, askedAgainOn],
    [`${path}.acceptedOn`, acceptedOn],
  ] as const;
  refuseFutureDays(days, terms.timeZone, now);
}

interface ConditionRequest {
  readonly userId: string;
  readonly conditionId: string;
  readonly version: number;
}

/** @throws AppError `condition.not-found`, `day.in-future` @throws VersionConflict `condition.conflict` */
export async function changeCondition(
  dependencies: UnderwritingDependencies,
  request: ConditionRequest,
  entry: ConditionEntry,
): Promise<Condition> {
  const { conditionStore, transaction, now } = dependencies;
  return transaction(async (transaction) => {
    const { before, contract } = await readForChange(dependencies, request, entry, transaction);
    refuseFuture(entry, 'body', contract, now());
    const after = { ...before, ...entry, version: before.version + 1, updatedAt: now().toISOString() };
    if (!(await conditionStore.replace(after, before.version, transaction))) throw conflict(before, entry);
    await updateConditionEvent(dependencies, contract, after, transaction);
    return shown(after);
  });
}

/** @throws AppError `condition.not-found` @throws VersionConflict `condition.conflict` */
export async function deleteCondition(
  dependencies: UnderwritingDependencies,
  request: ConditionRequest,
): Promise<void> {
  const { conditionStore, transaction, removeCalendarEvent } = dependencies;
  const { userId, conditionId } = request;
  await transaction(async (transaction) => {
    await readForChange(dependencies, request, null, transaction);
    await conditionStore.delete(userId, conditionId, transaction);
    await removeCalendarEvent(userId, conditionEventId(conditionId), transaction);
  });
}

/** Those of a contract that ended are archived with it: they are found no more. */
async function readForChange(
  { conditionStore, readContract }: UnderwritingDependencies,
  { userId, conditionId, version }: ConditionRequest,
  yours: unknown,
  transaction: Transaction,
) {
  const [current, before] = [
    await readContract(userId, transaction),
    await conditionStore.findById(userId, conditionId, transaction),
  ];
  if (!before || current?.contract.id !== before.contractId) throw notFound();
  if (before.version !== version) throw conflict(before, yours);
  return { before, contract: current.contract };
}

const notFound = () => new AppError('condition.not-found', problemTexts.conditionNotFound);

const conflict = (current: StoredCondition, yours: unknown) =>
  new VersionConflict('condition.conflict', problemTexts.changedElsewhere, { yours, current: shown(current) });
