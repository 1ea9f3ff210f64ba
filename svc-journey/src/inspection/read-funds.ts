import type { FinancialProfile, Home } from '@hearthway/contracts/journey';
import { rowReader } from '@hearthway/contracts/policy';
import type { ReadBuyerPlan } from '../financial-profile/index.js';
import { homeCosts, paymentPlan } from '../homes/index.js';
import { rowsToday, type RowsFor } from '../policy/index.js';
import type { ReadBudget } from '../scenarios/index.js';
import type { BuyerFunds } from './reserves.js';

export interface FundsDependencies {
  readonly readProfile: (userId: string) => Promise<FinancialProfile>;
  readonly readBuyerPlan: ReadBuyerPlan;
  readonly readBudget: ReadBudget;
  readonly policyRowsFor: RowsFor;
  readonly now: () => Date;
}

/**
 * The buyer's savings, and what closing on a home costs.
 * @param home at the contract's price; undefined if it isn't on the buyer's board
 */
export async function readFunds(
  dependencies: FundsDependencies,
  userId: string,
  home: Home | undefined,
): Promise<Omit<BuyerFunds, 'estimate'>> {
  const { readProfile, readBuyerPlan, readBudget } = dependencies;
  const [{ savings }, profilePlan, budget] = await Promise.all([
    readProfile(userId),
    readBuyerPlan(userId),
    readBudget(userId),
  ]);
  const { rows } = rowsToday(dependencies);
  const plan = paymentPlan(budget, profilePlan);
  const costs = plan && home && homeCosts(home, plan, rows, rowReader(rows));
  return {
    liquidCents: savings ? savings.savingsCents + savings.giftCents : undefined,
    cashToCloseCents: costs?.cashToClose?.expectedCents,
  };
}
