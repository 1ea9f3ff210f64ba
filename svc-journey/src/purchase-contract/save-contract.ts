import type { Deadline } from '@hearthway/contracts/journey';
import { AppError, type Dependencies, type Transaction } from '@hearthway/service-kit';
import type { KeepEvents } from '../calendar-events/index.js';
import type { BoardMoves } from '../homes/index.js';
import type { ReopenMilestones, UpdateByRule } from '../milestones/index.js';
import type { PurchaseContractStore } from './purchase-contract-store.js';
import { atOf, deadlinesOf, type StoredContract } from './stored-contract.js';

export interface PurchaseContractDependencies
  extends
    Pick<Dependencies, 'transaction' | 'outbox' | 'now'>,
    Pick<BoardMoves, 'putUnderContract' | 'returnToShortlist'> {
  readonly store: PurchaseContractStore;
  readonly keepEvents: KeepEvents;
  readonly updateMakeOffer: UpdateByRule;
  readonly reopenMilestones: ReopenMilestones;
}

interface ContractChange {
  readonly userId: string;
  readonly correlationId: string;
  /** All of the buyer's contracts, read in the same transaction. */
  readonly contracts: readonly StoredContract[];
  /** A new contract, or a changed one. */
  readonly after: StoredContract;
}

interface BeforeAndAfter {
  readonly userId: string;
  readonly correlationId: string;
  /** `undefined` if the contract is new. */
  readonly before: StoredContract | undefined;
  readonly after: StoredContract;
}

/**
 * Stores a contract, with all that follows from it: the home's column, the deadlines in the calendar, and the milestones.
 * @throws AppError `contract.unknown-home`
 */
export async function saveContract(
  dependencies: PurchaseContractDependencies,
  { contracts, after, ...request }: ContractChange,
  transaction: Transaction,
): Promise<void> {
  const isOther = ({ id }: StoredContract): boolean => id !== after.id;
  const before = contracts.find((contract) => !isOther(contract));
  await dependencies.store.replace(request.userId, [after, ...contracts.filter(isOther)], transaction);
  const change = { ...request, before, after };
  await moveHomes(dependencies, change, transaction);
  await keepDeadlines(dependencies, change, transaction);
  await updateMilestones(dependencies, change, transaction);
}

export const isActive = (contract: StoredContract | undefined): contract is StoredContract =>
  contract?.status === 'active';

async function moveHomes(
  { putUnderContract, returnToShortlist }: PurchaseContractDependencies,
  { userId, correlationId, before, after }: BeforeAndAfter,
  transaction: Transaction,
): Promise<void> {
  const [left, taken] = [homeOf(before), homeOf(after)];
  if (left === taken) return;
  if (left !== null) {
    await returnToShortlist({ userId, homeId: left, from: 'contract', correlationId }, transaction);
  }
  if (taken === null || (await putUnderContract({ userId, homeId: taken, correlationId }, transaction))) return;
  throw new AppError('contract.unknown-home', 'We couldn’t find that home on your board. Choose another, or none.');
}

const homeOf = (contract: StoredContract | undefined): string | null =>
  isActive(contract) ? contract.terms.homeId : null;

/** Each deadline is a source of its own, so that its event stays the same one when it moves. */
async function keepDeadlines(
  { keepEvents, now }: PurchaseContractDependencies,
  { userId, before, after }: BeforeAndAfter,
  transaction: Transaction,
): Promise<void> {
  const [were, are] = [deadlineEntries(before, now()), deadlineEntries(after, now())];
  for (const key of new Set([...were.keys(), ...are.keys()])) {
    const source = `deadline:${after.id}:${key}`;
    await keepEvents({ userId, source, before: were.get(key) ?? [], after: are.get(key) ?? [] }, transaction);
  }
}

function deadlineEntries(contract: StoredContract | undefined, now: Date) {
  if (!isActive(contract)) return new Map<string, ReturnType<typeof entriesOf>>();
  const { deadlines } = deadlinesOf(contract, now);
  return new Map(deadlines.map((deadline) => [deadline.key, entriesOf(deadline, contract.terms.address)]));
}

const entriesOf = (deadline: Deadline, address: string) => [
  {
    title: deadline.title,
    address,
    startsAt: atOf(deadline),
    timeZone: deadline.timeZone,
    done: deadline.doneAt !== null,
  },
];

/** They rest on the home under contract. */
const milestonesOfContract = ['make-offer', 'mortgage-application', 'home-inspection', 'appraisal', 'closing'] as const;

async function updateMilestones(
  { updateMakeOffer, reopenMilestones }: PurchaseContractDependencies,
  { userId, correlationId, before, after }: BeforeAndAfter,
  transaction: Transaction,
): Promise<void> {
  if (isActive(before) === isActive(after)) return;
  await updateMakeOffer({ userId, correlationId }, transaction);
  if (!isActive(after)) await reopenMilestones({ userId, correlationId, keys: milestonesOfContract }, transaction);
}
