import type { Dependencies, ServiceModule } from '@hearthway/service-kit';
import {
  emptyFinancialProfile,
  introductionKey,
  unansweredSections,
  type FinancialProfile,
} from '@hearthway/contracts/journey';
import type { AddToRule } from '../milestones/index.js';
import { monthlyIncome } from './assessment/index.js';
import { financialProfileRoutes, type FinancialProfileRoutesDependencies } from './financial-profile-routes.js';
import { createFinancialProfileStore } from './financial-profile-store.js';
import { readBuyerPlan, type ReadBuyerPlan } from './buyer-plan.js';

export { buyerPlan, type BuyerPlan, type ReadBuyerPlan } from './buyer-plan.js';
export type { MatchingFacts } from './matching-facts.js';

type Needed = Pick<Dependencies, 'connection'> &
  Omit<FinancialProfileRoutesDependencies, 'store' | 'updateIntroduction'> & { readonly addToRule: AddToRule };

interface FinancialProfileModule extends ServiceModule {
  readonly readBuyerPlan: ReadBuyerPlan;
  /** Empty before the first save. */
  readonly readProfile: (userId: string) => Promise<FinancialProfile>;
  /** Before taxes, in cents; `null` while the buyer hasn't answered it. */
  readonly readMonthlyIncome: (userId: string) => Promise<number | null>;
}

export function openFinancialProfile(needed: Needed): FinancialProfileModule {
  const store = createFinancialProfileStore(needed.connection);
  const updateIntroduction = needed.addToRule(introductionKey, {
    text: 'Complete your financial profile',
    path: '/pre-approval-form',
    async isDone(userId, transaction) {
      const stored = await store.findByUser(userId, transaction);
      return stored !== undefined && unansweredSections(stored.profile).length === 0;
    },
  });
  const readProfile = async (userId: string) => (await store.findByUser(userId))?.profile ?? emptyFinancialProfile;
  return {
    stores: [store],
    routes: financialProfileRoutes({ ...needed, store, updateIntroduction }),
    buyerData: { financialProfile: store },
    readBuyerPlan: readBuyerPlan({ ...needed, store }),
    readProfile,
    readMonthlyIncome: async (userId) => monthlyIncome((await readProfile(userId)).income),
  };
}
