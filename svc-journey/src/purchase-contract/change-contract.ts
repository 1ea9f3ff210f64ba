import {
  contractClosed,
  type Deadline,
  type DeadlineEntry,
  type PurchaseContract,
  type PurchaseTerms,
} from '@hearthway/contracts/journey';
import { AppError, type Transaction } from '@hearthway/service-kit';
import { requireNoneActive, requirePastTerms } from './accept-contract.js';
import { isActive, saveContract, type PurchaseContractDependencies } from './save-contract.js';
import {
  closed,
  deadlinesOf,
  fellThrough,
  reopened,
  shown,
  withMark,
  withTerms,
  type StoredContract,
} from './stored-contract.js';

export interface ContractRequest {
  readonly userId: string;
  /** The version that the buyer read. */
  readonly version: number;
  readonly correlationId: string;
}

/** @throws AppError `contract.not-found`, `contract.conflict`, `contract.unknown-home`, `day.in-future` */
export function changeContract(
  dependencies: PurchaseContractDependencies,
  request: ContractRequest,
  terms: PurchaseTerms,
): Promise<PurchaseContract> {
  return change(dependencies, request, (before) => {
    requirePastTerms(terms, dependencies.now());
    return withTerms(before, terms, dependencies.now());
  });
}

/** Its terms, and what the buyer said about its deadlines, stay. @throws AppError `contract.not-found`, `contract.conflict` */
export const endContract = (
  dependencies: PurchaseContractDependencies,
  request: ContractRequest,
): Promise<PurchaseContract> => change(dependencies, request, (before) => fellThrough(before, dependencies.now()));

async function change(
  dependencies: PurchaseContractDependencies,
  { userId, version, correlationId }: ContractRequest,
  changed: (before: StoredContract) => StoredContract,
): Promise<PurchaseContract> {
  const { store, transaction } = dependencies;
  return transaction(async (transaction) => {
    const contracts = await store.findByUser(userId, transaction);
    const before = contracts.find(isActive);
    if (!before) throw new AppError('contract.not-found', 'You have no home under contract');
    if (before.version !== version) {
      throw new AppError('contract.conflict', 'This contract changed in another window after you opened it here');
    }
    const after = changed(before);
    return shown(await saveContract(dependencies, { userId, correlationId, contracts, after }, transaction));
  });
}

/** What ends the active contract: its offer was taken back, or the buyer decided to leave. */
export interface ContractEnding {
  readonly userId: string;
  readonly of: { readonly offerId: string } | { readonly contractId: string };
  readonly correlationId: string;
}

/** Ends a contract because it fell through. False if it isn't the active one. */
export async function endContractOf(
  dependencies: PurchaseContractDependencies,
  { userId, of, correlationId }: ContractEnding,
  transaction: Transaction,
): Promise<boolean> {
  const { store, now } = dependencies;
  const contracts = await store.findByUser(userId, transaction);
  const before = contracts.find(isActive);
  if (!before || ('offerId' in of ? before.offerId !== of.offerId : before.id !== of.contractId)) return false;
  const after = fellThrough(before, now());
  await saveContract(dependencies, { userId, correlationId, contracts, after }, transaction);
  return true;
}

export interface KeysChange {
  readonly userId: string;
  readonly contractId: string;
  readonly correlationId: string;
}

export interface Keys extends KeysChange {
  /** YYYY-MM-DD, on the property’s calendar. */
  readonly keysOn: string;
}

/** Closes a contract, since the buyer has the keys: none of its deadlines is in the calendar any more. Nothing if it isn't active. */
export async function closeContract(
  dependencies: PurchaseContractDependencies,
  { userId, contractId, correlationId, keysOn }: Keys,
  transaction: Transaction,
): Promise<void> {
  const { store, outbox, now } = dependencies;
  const contracts = await store.findByUser(userId, transaction);
  const before = contracts.find(isActive);
  if (before?.id !== contractId) return;
  const after = closed(before, keysOn, now());
  await saveContract(dependencies, { userId, correlationId, contracts, after }, transaction);
  if (before.wasClosed) return;
  const { homeId, state } = after.terms;
  const data = { userId, contractId, homeId, state };
  await outbox.insert(contractClosed, { subject: contractId, data, correlationId, occurredAt: now() }, transaction);
}

/**
 * Takes that back, deadlines and all. Nothing if it isn't closed.
 * @throws AppError `contract.exists` if the buyer has another home under contract by now
 */
export async function reopenContract(
  dependencies: PurchaseContractDependencies,
  { userId, contractId, correlationId }: KeysChange,
  transaction: Transaction,
): Promise<void> {
  const { store, now } = dependencies;
  const contracts = await store.findByUser(userId, transaction);
  const before = contracts.find(({ id, status }) => id === contractId && status === 'closed');
  if (!before) return;
  requireNoneActive(contracts);
  const after = reopened(before, now());
  await saveContract(dependencies, { userId, correlationId, contracts, after }, transaction);
}

interface DeadlineRequest extends ContractRequest {
  readonly deadlineKey: string;
}

/** @throws AppError `deadline.not-found`, `deadline.conflict`, `deadline.too-early` */
export async function changeDeadline(
  dependencies: PurchaseContractDependencies,
  { version, ...request }: DeadlineRequest,
  entry: DeadlineEntry,
): Promise<Deadline> {
  return dependencies.transaction((transaction) =>
    mark(
      dependencies,
      request,
      (before) => {
        if (before.version === version) return entry;
        throw new AppError('deadline.conflict', 'This deadline changed in another window after you opened it here');
      },
      transaction,
    ),
  );
}

export interface DeadlineMove extends Omit<DeadlineRequest, 'version'> {
  readonly ownDate: string;
  readonly ownTime: string;
}

/** Both sides signed that a deadline is later. @throws AppError `deadline.not-found`, `deadline.too-early` */
export async function moveDeadline(
  dependencies: PurchaseContractDependencies,
  { ownDate, ownTime, ...request }: DeadlineMove,
  transaction: Transaction,
): Promise<void> {
  await mark(dependencies, request, () => ({ ownDate, ownTime, confirmed: true, done: false }), transaction);
}

export interface DeadlineOutcome extends Omit<DeadlineRequest, 'version'> {
  readonly done: boolean;
}

/** The buyer recorded elsewhere what a deadline asks for, or took that back. Nothing without such a deadline. */
export async function settleDeadline(
  dependencies: PurchaseContractDependencies,
  { done, ...request }: DeadlineOutcome,
  transaction: Transaction,
): Promise<void> {
  const { store, now } = dependencies;
  const contract = (await store.findByUser(request.userId, transaction)).find(isActive);
  const before = contract && findDeadline(contract, request.deadlineKey, now());
  if (!before || (before.doneAt !== null) === done) return;
  const { own, confirmedAt } = before;
  const said = { ownDate: own?.localDate ?? null, ownTime: own?.localTime ?? null, confirmed: confirmedAt !== null };
  await mark(dependencies, request, () => ({ ...said, done }), transaction);
}

async function mark(
  dependencies: PurchaseContractDependencies,
  { userId, deadlineKey, correlationId }: Omit<DeadlineRequest, 'version'>,
  entryFor: (before: Deadline) => DeadlineEntry,
  transaction: Transaction,
): Promise<Deadline> {
  const { store, now } = dependencies;
  const contracts = await store.findByUser(userId, transaction);
  const contract = contracts.find(isActive);
  if (!contract) throw noDeadline();
  const before = requireDeadline(contract, deadlineKey, now());
  const entry = entryFor(before);
  if (entry.ownDate !== null && entry.ownDate < contract.terms.effectiveOn) {
    throw new AppError('deadline.too-early', 'Please choose a day from the effective date on');
  }
  const after = withMark(contract, before, entry, now());
  await saveContract(dependencies, { userId, correlationId, contracts, after }, transaction);
  return requireDeadline(after, deadlineKey, now());
}

const findDeadline = (contract: StoredContract, wanted: string, now: Date): Deadline | undefined =>
  deadlinesOf(contract, now).deadlines.find(({ key }) => key === wanted);

function requireDeadline(contract: StoredContract, wanted: string, now: Date): Deadline {
  const found = findDeadline(contract, wanted, now);
  if (!found) throw noDeadline();
  return found;
}

const noDeadline = () => new AppError('deadline.not-found', 'We couldn’t find that deadline');
