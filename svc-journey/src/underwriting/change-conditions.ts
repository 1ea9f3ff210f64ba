import {
  conditionLimits,
  type Condition,
  type ConditionEntry,
  type PurchaseContract,
} from '@hearthway/contracts/journey';
import { AppError, type Transaction } from '@hearthway/service-kit';
import { requireActiveContract } from '../contract-entries/index.js';
import { requirePastDays } from '../deadlines/index.js';
import { shown, type StoredCondition } from './condition-store.js';
import { keepLoanEvents } from './keep-loan-events.js';
import { policyToday } from './read-underwriting.js';
import type { UnderwritingDependencies } from './underwriting-dependencies.js';

interface NewCondition {
  readonly userId: string;
  readonly contractId: string;
  readonly conditionId: string;
}

/**
 * A condition that the buyer already has with this id is returned as it is.
 * @throws AppError `contract.not-found`, `day.in-future`, `condition.too-many`
 */
export async function createCondition(
  dependencies: UnderwritingDependencies,
  { userId, contractId, conditionId: id }: NewCondition,
  entry: ConditionEntry,
): Promise<Condition> {
  const { conditionStore, transaction, now } = dependencies;
  return transaction(async (transaction) => {
    const { contract } = await requireActiveContract(dependencies, { userId, contractId }, transaction);
    const there = await conditionStore.findById(userId, id, transaction);
    if (there) return shown(there);
    requirePast(entry, 'body.entry', contract, now());
    const before = await conditionStore.findByContract(userId, contractId, transaction);
    if (before.length >= conditionLimits.perContract) {
      const text = `You have ${conditionLimits.perContract} conditions, which is the most we keep. Delete one to add another.`;
      throw new AppError('condition.too-many', text, { limit: 'conditions' });
    }
    const at = now().toISOString();
    const condition: StoredCondition = { id, userId, contractId, version: 1, ...entry, createdAt: at, updatedAt: at };
    await conditionStore.save(condition, transaction);
    await keepDueDays(dependencies, contract, { userId, before, after: [...before, condition] }, transaction);
    return shown(condition);
  });
}

interface ConditionRequest {
  readonly userId: string;
  readonly conditionId: string;
  /** The version that the buyer read. */
  readonly version: number;
}

/** @throws AppError `condition.not-found`, `condition.conflict`, `day.in-future` */
export async function changeCondition(
  dependencies: UnderwritingDependencies,
  request: ConditionRequest,
  entry: ConditionEntry,
): Promise<Condition> {
  const { conditionStore, transaction, now } = dependencies;
  const { userId } = request;
  return transaction(async (transaction) => {
    const { condition, all, contract } = await readToChange(dependencies, request, transaction);
    requirePast(entry, 'body', contract, now());
    const changed = { ...condition, ...entry, version: condition.version + 1, updatedAt: now().toISOString() };
    await conditionStore.save(changed, transaction);
    const after = all.map((one) => (one.id === changed.id ? changed : one));
    await keepDueDays(dependencies, contract, { userId, before: all, after }, transaction);
    return shown(changed);
  });
}

/** @throws AppError `condition.not-found`, `condition.conflict` */
export async function deleteCondition(
  dependencies: UnderwritingDependencies,
  request: ConditionRequest,
): Promise<void> {
  const { conditionStore, transaction } = dependencies;
  const { userId } = request;
  await transaction(async (transaction) => {
    const { condition, all, contract } = await readToChange(dependencies, request, transaction);
    await conditionStore.delete(condition, transaction);
    const after = all.filter(({ id }) => id !== condition.id);
    await keepDueDays(dependencies, contract, { userId, before: all, after }, transaction);
  });
}

/** Those of a contract that ended are archived with it, and found no more. */
async function readToChange(
  { conditionStore, lockContract }: UnderwritingDependencies,
  { userId, conditionId, version }: ConditionRequest,
  transaction: Transaction,
) {
  const current = await lockContract(userId, transaction);
  const all =
    current?.contract.status === 'active'
      ? await conditionStore.findByContract(userId, current.contract.id, transaction)
      : [];
  const condition = all.find(({ id }) => id === conditionId);
  if (!current || !condition) throw new AppError('condition.not-found', 'We couldn’t find that condition');
  if (condition.version === version) return { condition, all, contract: current.contract };
  throw new AppError('condition.conflict', 'This condition changed in another window after you opened it here');
}

function requirePast(
  { askedOn, sentOn, askedAgainOn, acceptedOn }: ConditionEntry,
  path: 'body' | 'body.entry',
  { terms }: PurchaseContract,
  now: Date,
): void {
  const days = {
    [`${path}.askedOn`]: askedOn,
    [`${path}.sentOn`]: sentOn,
    [`${path}.askedAgainOn`]: askedAgainOn,
    [`${path}.acceptedOn`]: acceptedOn,
  };
  requirePastDays(days, terms.timeZone, now);
}

interface ConditionsChange {
  readonly userId: string;
  readonly before: readonly ConditionEntry[];
  readonly after: readonly ConditionEntry[];
}

async function keepDueDays(
  dependencies: UnderwritingDependencies,
  contract: PurchaseContract,
  { userId, before, after }: ConditionsChange,
  transaction: Transaction,
): Promise<void> {
  const { entry } = await dependencies.store.find(userId, contract.id, transaction);
  await keepLoanEvents(
    { keepEvents: dependencies.keepEvents, policy: policyToday(dependencies) },
    { userId, contract, before: { entry, conditions: before }, after: { entry, conditions: after } },
    transaction,
  );
}
