import { clearedOn, type Condition, type UnderwritingView } from '@hearthway/contracts/journey';
import type { Dependencies, ServiceModule, Transaction } from '@hearthway/service-kit';
import type { AddToRule } from '../milestones/index.js';
import type { ContractFollower, ShownContract } from '../purchase-contract/index.js';
import { createConditionStore } from './condition-store.js';
import { keepLoanEvents } from './keep-loan-events.js';
import { listConditions, policyToday, readUnderwriting } from './read-underwriting.js';
import type { UnderwritingDependencies } from './underwriting-dependencies.js';
import { underwritingRoutes } from './underwriting-routes.js';
import { createUnderwritingStore } from './underwriting-store.js';

type Needed = Pick<Dependencies, 'connection'> &
  Omit<UnderwritingDependencies, 'store' | 'conditionStore' | 'updateMilestone' | 'readShownContract'> & {
    readonly addToRule: AddToRule;
    readonly readShownContract: (
      userId: string,
      transaction?: Transaction | null,
    ) => Promise<ShownContract | undefined>;
    readonly followContract: (follower: ContractFollower) => void;
  };

interface UnderwritingModule extends ServiceModule {
  /** Empty without a contract. */
  readonly readUnderwriting: (userId: string) => Promise<UnderwritingView>;
  /** What the lender asks for, in the order in which it is due. */
  readonly listConditions: (userId: string) => Promise<readonly Condition[]>;
}

export function openUnderwriting(needed: Needed): UnderwritingModule {
  const store = createUnderwritingStore(needed.connection);
  const conditionStore = createConditionStore(needed.connection);
  const updateMilestone = needed.addToRule('appraisal', {
    text: 'Note the day your loan is clear to close, unless you pay cash',
    path: '/underwriting',
    async isDone(userId, transaction) {
      const current = await needed.readShownContract(userId, transaction);
      if (!current) return false;
      const { id, status, terms } = current.contract;
      if (status === 'closed' || terms.financing === 'cash') return true;
      const { entry } = await store.find(userId, id, transaction);
      return clearedOn(entry) !== undefined;
    },
  });
  const dependencies = { ...needed, store, conditionStore, updateMilestone };
  needed.followContract(async ({ userId, correlationId, contract }, transaction) => {
    const { entry } = await store.find(userId, contract.id, transaction);
    const conditions = await conditionStore.findByContract(userId, contract.id, transaction);
    const kept = { keepEvents: needed.keepEvents, policy: policyToday(needed) };
    await keepLoanEvents(kept, { userId, contract, after: { entry, conditions } }, transaction);
    await updateMilestone({ userId, correlationId }, transaction);
  });
  return {
    stores: [store, conditionStore],
    routes: underwritingRoutes(dependencies),
    buyerData: { underwritings: store, conditions: conditionStore },
    readUnderwriting: (userId) => readUnderwriting(dependencies, userId),
    listConditions: (userId) => listConditions(dependencies, userId),
  };
}
