import { sampleMortgageRates, type MortgageRates } from '@hearthway/contracts/journey';
import { dayOf, policyAt, type PolicyReader } from '../policy/index.js';
import type { Circumstances } from './assessment/index.js';
import type { FinancialProfileDependencies } from './dependencies.js';

/** What an assessment needs besides the profile: today's policy and rate, and the home named in the wizard. */
export async function circumstancesToday(
  { currentRates, findHome, policyRowsFor, now }: FinancialProfileDependencies,
  userId: string,
): Promise<{ circumstances: Circumstances; policy: PolicyReader }> {
  const home = await findHome(userId);
  const today = dayOf(now());
  return {
    circumstances: { annualRateBasisPoints: planningRate(currentRates()), home },
    policy: policyAt(today, policyRowsFor(today)),
  };
}

/** The annual rate, in basis points, of the 30-year loan that purchases are estimated with. Falls back to the sample. */
export function planningRate({ rates }: Pick<MortgageRates, 'rates'>): number {
  const [sample] = sampleMortgageRates;
  return (rates.find(({ product }) => product === sample.product) ?? sample).rateBasisPoints;
}
