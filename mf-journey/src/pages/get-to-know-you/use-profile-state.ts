import type { UsStateCode } from '@hearthway/contracts/journey';
import { usePlatform, useUser } from '@hearthway/web-kit/slice';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  financialProfileKey,
  financialProfileQuery,
  sendFinancialProfile,
} from '../../features/financial-profile/index.js';

/** The state in the financial profile, if it has one, and a way to replace it, so that nobody is asked twice. */
export function useProfileState() {
  const { session } = usePlatform();
  const user = useUser();
  const client = useQueryClient();
  const { data } = useQuery({ ...financialProfileQuery(session, user?.id), enabled: Boolean(user) });
  const location = data?.profile.location;
  return {
    profileState: location?.state,

    /** Whether the profile has all that lenders are matched by; undefined until it is known. */
    hasFinances: data ? data.assessment.missingForMatching.length === 0 : undefined,

    /** Leaves a profile without a state alone: it takes the wizard's when it opens. */
    replaceProfileState: async (state: UsStateCode): Promise<void> => {
      if (!data || !location || location.state === state) return;
      // The county belongs to the other state.
      const profile = { ...data.profile, location: { state, countyFips: null } };
      const saved = await sendFinancialProfile(session, { version: data.version, profile });
      client.setQueryData(financialProfileKey(user?.id), saved);
    },
  };
}
