import { saveFinancialProfile, type FinancialProfile, type KeptFinancialProfile } from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';

export interface ProfileChange {
  /** The version that the change was made on. */
  readonly version: number;
  readonly profile: FinancialProfile;
}

/** @throws {RequestError} `financial-profile.conflict` when somebody else changed the profile since that version. */
export function sendFinancialProfile(session: SessionAccess, change: ProfileChange): Promise<KeptFinancialProfile> {
  return callOperation(session.request, saveFinancialProfile, { body: change });
}
