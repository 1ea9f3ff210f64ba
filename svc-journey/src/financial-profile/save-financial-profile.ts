import type { FinancialProfile, StoredFinancialProfile } from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import { isCountyOf } from '../counties/index.js';
import { assess } from './assessment/index.js';
import { circumstancesToday, type FinancialProfileDependencies } from './circumstances.js';

export interface SaveFinancialProfile {
  readonly userId: string;
  /** The version that was read; 0 before the first save. */
  readonly version: number;
  readonly profile: FinancialProfile;
}

/**
 * Replaces the profile that was read at this version.
 * @throws AppError `financial-profile.conflict` if it has changed since; nothing is overwritten
 * @throws AppError `financial-profile.unknown-county`
 */
export async function saveFinancialProfile(
  dependencies: FinancialProfileDependencies,
  { userId, version, profile }: SaveFinancialProfile,
): Promise<StoredFinancialProfile> {
  requireKnownCounty(profile.location);
  const { circumstances, policy } = await circumstancesToday(dependencies, userId);
  // Before the write, so that a failure saves nothing.
  const assessment = assess(profile, circumstances, policy);
  const saved = await dependencies.store.update(userId, version, profile, dependencies.now());
  if (!saved)
    throw new AppError('financial-profile.conflict', 'Your profile changed in another window after you opened it here');
  return { ...saved, assessment };
}

function requireKnownCounty(location: FinancialProfile['location']): void {
  if (!location?.countyFips || isCountyOf(location.state, location.countyFips)) return;
  const message = problemTexts.unknownCounty;
  throw new AppError('financial-profile.unknown-county', message, {
    details: [{ path: 'body.profile.location.countyFips', message }],
  });
}
