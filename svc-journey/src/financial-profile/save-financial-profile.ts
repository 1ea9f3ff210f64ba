import type { FinancialProfile, StoredFinancialProfile } from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import { isCountyOf } from '../counties/index.js';
import { assess } from './assessment/index.js';
import { circumstancesToday } from './circumstances.js';
import type { FinancialProfileDependencies } from './dependencies.js';
import { ProfileChanged } from './financial-profile-store.js';

export interface SaveFinancialProfile {
  readonly userId: string;
  /** The version that was read; 0 before the first save. */
  readonly version: number;
  readonly profile: FinancialProfile;
  readonly correlationId: string;
}

/**
 * Replaces the profile that was read at this version, and updates the first milestone in the same transaction.
 * @throws AppError `financial-profile.conflict` if it has changed since; nothing is overwritten
 * @throws AppError `financial-profile.unknown-county`
 */
export async function saveFinancialProfile(
  dependencies: FinancialProfileDependencies,
  { userId, version, profile, correlationId }: SaveFinancialProfile,
): Promise<StoredFinancialProfile> {
  requireKnownCounty(profile.location);
  const { circumstances, policy } = await circumstancesToday(dependencies, userId);
  // Before the write, so that a failure saves nothing.
  const assessment = assess(profile, circumstances, policy);
  const { store, transaction, updateIntroduction, now } = dependencies;
  try {
    const saved = await transaction(async (transaction) => {
      const stored = await store.update(userId, { version, profile, updatedAt: now() }, transaction);
      await updateIntroduction({ userId, correlationId }, transaction);
      return stored;
    });
    return { ...saved, assessment };
  } catch (error) {
    if (!(error instanceof ProfileChanged)) throw error;
    throw new AppError('financial-profile.conflict', problemTexts.financialProfileConflict);
  }
}

function requireKnownCounty(location: FinancialProfile['location']): void {
  if (!location?.countyFips || isCountyOf(location.state, location.countyFips)) return;
  const message = problemTexts.unknownCounty;
  throw new AppError('financial-profile.unknown-county', message, {
    details: [{ path: 'body.profile.location.countyFips', message }],
  });
}
