import { sampleMortgageRates, type MortgageRates } from '@hearthway/contracts/journey';
import { dayOf, policyAt, type PolicyReader, type RowsFor } from '../policy/index.js';
import type { Circumstances, PlannedHome } from './assessment/index.js';
import type { FinancialProfileStore } from './financial-profile-store.js';

export interface FinancialProfileDependencies {
  readonly store: FinancialProfileStore;
  readonly currentRates: () => MortgageRates;
  /** The home named in the wizard. */
  readonly findHome: (userId: string) => Promise<PlannedHome | undefined>;
  readonly policyRowsFor: RowsFor;
  /** The date and time whose figures apply: loan limits end with their year. */
  readonly now: () => Date;
}

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

/** The annual rate, in basis points, of the 30-year loan used to estimate purchases. Falls back to the sample. */
export function planningRate({ rates }: Pick<MortgageRates, 'rates'>): number {
  const [sample] = sampleMortgageRates;
  return (rates.find(({ product }) => product === sample.product) ?? sample).rateBasisPoints;
}
