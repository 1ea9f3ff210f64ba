import { dayOf, policyAt, type PolicyReader } from '../policy/index.js';
import type { Circumstances } from './buyer.js';
import type { FinancialProfileDependencies } from './dependencies.js';
import { planningRate } from './planning-rate.js';

/** What today adds to a buyer's profile: the policy in force, the rate, and what the wizard knows of the home. */
export async function circumstancesToday(
  { currentRates, findHome, now }: FinancialProfileDependencies,
  userId: string,
): Promise<{ circumstances: Circumstances; policy: PolicyReader }> {
  const home = await findHome(userId);
  return {
    circumstances: { annualRateBasisPoints: planningRate(currentRates()), home },
    policy: policyAt(dayOf(now())),
  };
}
