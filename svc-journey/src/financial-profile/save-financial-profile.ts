import type { FinancialProfile, StoredFinancialProfile } from '@hearthway/contracts/journey';
import { AppError, type Dependencies } from '@hearthway/service-kit';
import { requireCountyOfState } from '../counties/index.js';
import type { UpdateByRule } from '../milestones/index.js';
import { assess } from './assessment/index.js';
import { circumstancesToday, type FinancialProfileDependencies } from './circumstances.js';

export interface SaveFinancialProfile {
  readonly userId: string;
  /** The version that was read; 0 before the first save. */
  readonly version: number;
  readonly profile: FinancialProfile;
  readonly correlationId: string;
}

export interface SaveFinancialProfileDependencies
  extends FinancialProfileDependencies, Pick<Dependencies, 'transaction'> {
  readonly updateIntroduction: UpdateByRule;
}

/**
 * Replaces this version of the profile.
 * @throws AppError `financial-profile.conflict` if it has changed since; nothing is overwritten
 * @throws AppError `financial-profile.unknown-county`
 */
export async function saveFinancialProfile(
  dependencies: SaveFinancialProfileDependencies,
  { userId, version, profile, correlationId }: SaveFinancialProfile,
): Promise<StoredFinancialProfile> {
  if (profile.location) requireCountyOfState(profile.location, 'body.profile.location.countyFips');
  const { circumstances, policy } = await circumstancesToday(dependencies, userId);
  // Before the write, so that a failure saves nothing.
  const assessment = assess(profile, circumstances, policy);
  const { store, transaction, now, updateIntroduction } = dependencies;
  return transaction(async (transaction) => {
    const saved = await store.update({ userId, version, profile, updatedAt: now() }, transaction);
    if (!saved)
      throw new AppError(
        'financial-profile.conflict',
        'Your profile changed in another window after you opened it here',
      );
    await updateIntroduction({ userId, correlationId }, transaction);
    return { ...saved, assessment };
  });
}
