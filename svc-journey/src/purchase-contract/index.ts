import type { Deadline, PurchaseContract } from '@hearthway/contracts/journey';
import type { Dependencies, ServiceModule, Transaction } from '@hearthway/service-kit';
import type { AddToRule } from '../milestones/index.js';
import { acceptContract, type Acceptance } from './accept-contract.js';
import { endContractOf, type OfferEnding } from './change-contract.js';
import { purchaseContractRoutes } from './purchase-contract-routes.js';
import { createPurchaseContractStore } from './purchase-contract-store.js';
import { isActive, type PurchaseContractDependencies } from './save-contract.js';
import { deadlinesOf, shown } from './stored-contract.js';

export type { Acceptance } from './accept-contract.js';
export type { OfferEnding } from './change-contract.js';

type Needed = Pick<Dependencies, 'connection'> &
  Omit<PurchaseContractDependencies, 'store' | 'updateMakeOffer'> & { readonly addToRule: AddToRule };

interface CurrentContract {
  readonly contract: PurchaseContract;
  /** Earliest first by the date that counts. */
  readonly deadlines: readonly Deadline[];
}

interface PurchaseContractModule extends ServiceModule {
  /** @throws AppError `contract.exists`, `contract.too-many`, `contract.unknown-home`, `day.in-future` */
  readonly acceptContract: (acceptance: Acceptance, transaction: Transaction) => Promise<PurchaseContract>;
  /** Ends the contract that came of an offer. False if it isn't the active one. */
  readonly endContractOf: (ending: OfferEnding, transaction: Transaction) => Promise<boolean>;
  /** `undefined` while nothing is under contract. */
  readonly readContract: (userId: string) => Promise<CurrentContract | undefined>;
  readonly hasContract: (userId: string, transaction: Transaction | null) => Promise<boolean>;
}

export function openPurchaseContract(needed: Needed): PurchaseContractModule {
  const store = createPurchaseContractStore(needed.connection);
  const hasContract = async (userId: string, transaction: Transaction | null) =>
    (await store.findByUser(userId, transaction)).some(isActive);
  const updateMakeOffer = needed.addToRule('make-offer', {
    text: 'Mark an offer as accepted, or enter your signed contract',
    path: '/make-offer',
    isDone: hasContract,
    isLast: true,
  });
  const dependencies = { ...needed, store, updateMakeOffer };
  return {
    stores: [store],
    routes: purchaseContractRoutes(dependencies),
    buyerData: { purchaseContracts: store },
    acceptContract: (acceptance, transaction) => acceptContract(dependencies, acceptance, transaction),
    endContractOf: (ending, transaction) => endContractOf(dependencies, ending, transaction),
    async readContract(userId) {
      const contract = (await store.findByUser(userId)).find(isActive);
      return contract && { contract: shown(contract), deadlines: deadlinesOf(contract, needed.now()).deadlines };
    },
    hasContract,
  };
}
