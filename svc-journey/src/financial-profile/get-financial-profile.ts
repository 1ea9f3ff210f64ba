import { emptyFinancialProfile, type StoredFinancialProfile } from '@hearthway/contracts/journey';
import { assess } from './assessment/index.js';
import { circumstancesToday } from './circumstances.js';
import type { FinancialProfileDependencies } from './dependencies.js';

/** The buyer's profile with today's assessment. Empty, at version 0, before the first save. */
export async function getFinancialProfile(
  dependencies: FinancialProfileDependencies,
  userId: string,
): Promise<StoredFinancialProfile> {
  const [stored, { circumstances, policy }] = await Promise.all([
    dependencies.store.findByUser(userId),
    circumstancesToday(dependencies, userId),
  ]);
  const { version, updatedAt, profile } = stored ?? { version: 0, updatedAt: null, profile: emptyFinancialProfile };
  return { version, updatedAt, profile, assessment: assess(profile, circumstances, policy) };
}
