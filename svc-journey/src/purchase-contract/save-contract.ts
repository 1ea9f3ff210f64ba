import type { Deadline, PurchaseContract, PurchaseTerms } from '@hearthway/contracts/journey';
import { AppError, type Dependencies, type Transaction } from '@hearthway/service-kit';
import type { KeepEvents } from '../calendar-events/index.js';
import type { BoardMoves } from '../homes/index.js';
import type { ReopenMilestones, UpdateByRule } from '../milestones/index.js';
import type { PurchaseContractStore } from './purchase-contract-store.js';
import {
  atOf,
  deadlinesOf,
  shown,
  toShow,
  toShown,
  type ShownContract,
  type StoredContract,
} from './stored-contract.js';

export interface PurchaseContractDependencies
  extends Pick<Dependencies, 'transaction' | 'outbox' | 'now'>, Pick<BoardMoves, 'putUnderContract' | 'moveBack'> {
  readonly store: PurchaseContractStore;
  readonly keepEvents: KeepEvents;
  readonly updateMakeOffer: UpdateByRule;
  readonly hasLiveOffer: (userId: string, homeId: string, transaction: Transaction) => Promise<boolean>;
  /** Records that the offer for the home of these terms was accepted. Its id; `null` if none is live. */
  readonly acceptLiveOffer: (userId: string, terms: PurchaseTerms, transaction: Transaction) => Promise<string | null>;
  readonly reopenMilestones: ReopenMilestones;
  /** Told of every change of a contract, in its transaction. */
  readonly followers: readonly ContractFollower[];
}

/** A contract that began, changed, or ended, as it is now. */
export interface FollowedContract extends ShownContract {
  /** `undefined` if it began. */
  readonly before: PurchaseContract | undefined;
  readonly userId: string;
  readonly correlationId: string;
}

export type ContractFollower = (changed: FollowedContract, transaction: Transaction) => Promise<void>;

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
 * Stores a contract, with all that follows from it: the home's column, the offer that it came of, the deadlines in the calendar,
 * and the milestones. Returns what is stored.
 * @throws AppError `contract.unknown-home`
 */
export async function saveContract(
  dependencies: PurchaseContractDependencies,
  { contracts, after: entered, ...request }: ContractChange,
  transaction: Transaction,
): Promise<StoredContract> {
  const isOther = ({ id }: StoredContract): boolean => id !== entered.id;
  const before = contracts.find((contract) => !isOther(contract));
  const after = await withOffer(dependencies, { ...request, before, after: entered }, transaction);
  await dependencies.store.replace(request.userId, [after, ...contracts.filter(isOther)], transaction);
  const change = { ...request, before, after };
  await moveHomes(dependencies, change, transaction);
  await keepDeadlines(dependencies, change, transaction);
  await updateMilestones(dependencies, { ...change, others: contracts.filter(isOther) }, transaction);
  const followed = { ...request, before: before && shown(before), ...toShown(after, dependencies.now()) };
  for (const follow of dependencies.followers) await follow(followed, transaction);
  return after;
}

export const isActive = (contract: StoredContract | undefined): contract is StoredContract =>
  contract?.status === 'active';

/** With the offer that it came of, if the buyer enters the contract, or names its home, instead of recording the answer. */
async function withOffer(
  { acceptLiveOffer }: PurchaseContractDependencies,
  { userId, before, after }: BeforeAndAfter,
  transaction: Transaction,
): Promise<StoredContract> {
  const taken = homeOf(after);
  if (after.offerId !== null || taken === null || taken === homeOf(before)) return after;
  return { ...after, offerId: await acceptLiveOffer(userId, after.terms, transaction) };
}

async function moveHomes(
  { putUnderContract, moveBack, hasLiveOffer }: PurchaseContractDependencies,
  { userId, correlationId, before, after }: BeforeAndAfter,
  transaction: Transaction,
): Promise<void> {
  const [left, taken] = [homeOf(before), homeOf(after)];
  if (left === taken) return;
  if (left !== null) {
    const to = (await hasLiveOffer(userId, left, transaction)) ? 'offer' : 'shortlist';
    await moveBack({ userId, homeId: left, from: 'contract', to, correlationId }, transaction);
  }
  if (taken === null || (await putUnderContract({ userId, homeId: taken, correlationId }, transaction))) return;
  throw new AppError('contract.unknown-home', 'We couldn’t find that home on your board. Choose another, or none.');
}

/** The home that is under contract, or bought. */
const homeOf = (contract: StoredContract | undefined): string | null =>
  contract && !hasFallenThrough(contract) ? contract.terms.homeId : null;

const hasFallenThrough = ({ status }: StoredContract): boolean => status === 'fell_through';

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
const milestonesAfterOffer = ['mortgage-application', 'home-inspection', 'appraisal', 'closing'] as const;
const milestonesOfContract = ['make-offer', ...milestonesAfterOffer] as const;

interface ContractAmongOthers extends BeforeAndAfter {
  readonly others: readonly StoredContract[];
}

/** What followers find done is completed again: they are called later. */
async function updateMilestones(
  { updateMakeOffer, reopenMilestones }: PurchaseContractDependencies,
  { userId, correlationId, before, after, others }: ContractAmongOthers,
  transaction: Transaction,
): Promise<void> {
  if (isActive(before) === isActive(after)) return;
  // From then on, the pages are about another home, or none.
  const hasBought = toShow(others) !== undefined;
  if (!before && hasBought) await reopenMilestones({ userId, correlationId, keys: milestonesAfterOffer }, transaction);
  if (hasFallenThrough(after) && !hasBought)
    await reopenMilestones({ userId, correlationId, keys: milestonesOfContract }, transaction);
  await updateMakeOffer({ userId, correlationId }, transaction);
}
