import type { PurchaseContract } from '@hearthway/contracts/journey';
import type { Dependencies, ServiceModule, Transaction } from '@hearthway/service-kit';
import type { AddToRule } from '../milestones/index.js';
import { acceptContract, type Acceptance } from './accept-contract.js';
import {
  closeContract,
  endContractOf,
  moveDeadline,
  reopenContract,
  settleDeadline,
  type ContractEnding,
  type DeadlineMove,
  type DeadlineOutcome,
  type Keys,
  type KeysChange,
} from './change-contract.js';
import { purchaseContractRoutes } from './purchase-contract-routes.js';
import { createPurchaseContractStore } from './purchase-contract-store.js';
import { isActive, type ContractFollower, type PurchaseContractDependencies } from './save-contract.js';
import { toShow, toShown, type ShownContract } from './stored-contract.js';

export type { Acceptance } from './accept-contract.js';
export type { ContractEnding, DeadlineMove, DeadlineOutcome, Keys, KeysChange } from './change-contract.js';
export type { ContractFollower } from './save-contract.js';
export { closingDayOf, type ShownContract } from './stored-contract.js';

type Needed = Pick<Dependencies, 'connection'> &
  Omit<PurchaseContractDependencies, 'store' | 'updateMakeOffer' | 'followers'> & { readonly addToRule: AddToRule };

interface PurchaseContractModule extends ServiceModule {
  /** @throws AppError `contract.exists`, `contract.too-many`, `contract.unknown-home`, `day.in-future` */
  readonly acceptContract: (acceptance: Acceptance, transaction: Transaction) => Promise<PurchaseContract>;
  /** Ends a contract because it fell through. False if it isn't the active one. */
  readonly endContractOf: (ending: ContractEnding, transaction: Transaction) => Promise<boolean>;
  /** The buyer has the keys. Nothing if the contract isn't active. */
  readonly closeContract: (keys: Keys, transaction: Transaction) => Promise<void>;
  /** Takes that back. @throws AppError `contract.exists` */
  readonly reopenContract: (change: KeysChange, transaction: Transaction) => Promise<void>;
  /** Of the active contract. @throws AppError `deadline.not-found`, `deadline.too-early` */
  readonly moveDeadline: (move: DeadlineMove, transaction: Transaction) => Promise<void>;
  /** What a deadline asks for was recorded elsewhere, or taken back. Nothing if the active contract has no such deadline. */
  readonly settleDeadline: (outcome: DeadlineOutcome, transaction: Transaction) => Promise<void>;
  /** `undefined` while nothing is under contract. */
  readonly readContract: (userId: string) => Promise<ShownContract | undefined>;
  /** The contract that the pages after an offer are about: the active one, or else the last that the buyer closed on. */
  readonly readShownContract: (userId: string, transaction?: Transaction | null) => Promise<ShownContract | undefined>;
  /** Every other one, latest first. */
  readonly readEarlierContracts: (userId: string) => Promise<readonly PurchaseContract[]>;
  /** The same as `readShownContract`, for a change of what rests on it: a change of the contracts at the same time waits. */
  readonly lockContract: (userId: string, transaction: Transaction) => Promise<ShownContract | undefined>;
  /** Whether the buyer is under contract, or has closed. */
  readonly hasContract: (userId: string, transaction: Transaction | null) => Promise<boolean>;
  /** For modules that are opened later. */
  readonly followContract: (follower: ContractFollower) => void;
}

export function openPurchaseContract(needed: Needed): PurchaseContractModule {
  const store = createPurchaseContractStore(needed.connection);
  const followers: ContractFollower[] = [];
  const readShownContract = async (userId: string, transaction: Transaction | null = null) => {
    const contract = toShow(await store.findByUser(userId, transaction));
    return contract && toShown(contract, needed.now());
  };
  const updateMakeOffer = needed.addToRule('make-offer', {
    text: 'Mark an offer as accepted, or enter your signed contract',
    path: '/make-offer',
    isDone: async (userId, transaction) => toShow(await store.findByUser(userId, transaction)) !== undefined,
    isLast: true,
  });
  const dependencies = { ...needed, store, updateMakeOffer, followers };
  return {
    stores: [store],
    routes: purchaseContractRoutes(dependencies),
    buyerData: { purchaseContracts: store },
    acceptContract: (acceptance, transaction) => acceptContract(dependencies, acceptance, transaction),
    endContractOf: (ending, transaction) => endContractOf(dependencies, ending, transaction),
    closeContract: (keys, transaction) => closeContract(dependencies, keys, transaction),
    reopenContract: (change, transaction) => reopenContract(dependencies, change, transaction),
    moveDeadline: (move, transaction) => moveDeadline(dependencies, move, transaction),
    settleDeadline: (outcome, transaction) => settleDeadline(dependencies, outcome, transaction),
    async readContract(userId) {
      const contract = (await store.findByUser(userId)).find(isActive);
      return contract && toShown(contract, needed.now());
    },
    readShownContract,
    async readEarlierContracts(userId) {
      const contracts = await store.findByUser(userId);
      const shown = toShow(contracts);
      return contracts.filter((contract) => contract !== shown);
    },
    async lockContract(userId, transaction) {
      await store.lock(userId, transaction);
      return readShownContract(userId, transaction);
    },
    hasContract: async (userId, transaction) => toShow(await store.findByUser(userId, transaction)) !== undefined,
    followContract: (follower) => void followers.push(follower),
  };
}
