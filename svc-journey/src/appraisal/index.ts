import { emptyAppraisal, type AppraisalEntry, type AppraisalView } from '@hearthway/contracts/journey';
import type { Dependencies, ServiceModule, Transaction } from '@hearthway/service-kit';
import { createContractEntryStore } from '../contract-entries/index.js';
import type { AddToRule } from '../milestones/index.js';
import type { ContractFollower, ShownContract } from '../purchase-contract/index.js';
import { appraisalRoutes } from './appraisal-routes.js';
import type { AppraisalDependencies } from './dependencies.js';
import { readAppraisal, readAppraisedValue } from './read-appraisal.js';
import { isSettled, isValueKnown } from './settled.js';

type Needed = Pick<Dependencies, 'connection'> &
  Omit<AppraisalDependencies, 'store' | 'updateMilestone'> & {
    readonly addToRule: AddToRule;
    readonly followContract: (follower: ContractFollower) => void;
  };

interface AppraisalModule extends ServiceModule {
  readonly readAppraisal: (userId: string) => Promise<AppraisalView>;
  /** Of the home of one contract, in cents; `null` while it isn’t known. */
  readonly readAppraisedValue: (
    userId: string,
    contractId: string,
    transaction?: Transaction | null,
  ) => Promise<number | null>;
}

export function openAppraisal({ connection, addToRule, followContract, ...needed }: Needed): AppraisalModule {
  const store = createContractEntryStore(connection, {
    model: 'Appraisal',
    collection: 'appraisals',
    empty: emptyAppraisal,
  });
  const isDone =
    (isMet: (appraisal: AppraisalEntry, terms: ShownContract['contract']['terms']) => boolean) =>
    async (userId: string, transaction: Transaction | null): Promise<boolean> => {
      const shown = await needed.readShownContract(userId, transaction);
      if (!shown) return false;
      const { id, status, terms } = shown.contract;
      return status === 'closed' || isMet((await store.find(userId, id, transaction)).entry, terms);
    };
  const updateMilestone = addToRule(
    'appraisal',
    {
      text: 'Note the value of the appraisal, or that your lender needs none',
      path: '/underwriting',
      isDone: isDone(isValueKnown),
    },
    { text: 'Settle a value below the price, if there is one', path: '/underwriting', isDone: isDone(isSettled) },
  );
  // Its price and its financing decide, too.
  followContract(({ userId, correlationId }, transaction) => updateMilestone({ userId, correlationId }, transaction));
  const dependencies = { ...needed, store, updateMilestone };
  return {
    stores: [store],
    routes: appraisalRoutes(dependencies),
    buyerData: { appraisals: store },
    readAppraisal: (userId) => readAppraisal(dependencies, userId),
    readAppraisedValue: (userId, contractId, transaction = null) =>
      readAppraisedValue(dependencies, { userId, contractId }, transaction),
  };
}
