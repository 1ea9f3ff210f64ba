import {
  getFinancialProfile,
  listLenderMatches,
  saveFinancialProfile,
  type UsStateCode,
} from '@hearthway/contracts/journey';
import { operationKey, operationMutation, operationQuery } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** The state in the financial profile, if it has one, and a way to replace it. */
export function useProfileState() {
  const caller = useCaller();
  const client = useQueryClient();
  const { data } = useQuery(operationQuery(caller, getFinancialProfile));
  const saving = useMutation(
    operationMutation(caller, saveFinancialProfile, { changes: getFinancialProfile, write: (_, reply) => reply }),
  );
  const profileState = data?.profile.location?.state;
  return {
    profileState,

    /** A profile without a state is left alone: it takes the wizard's when it's opened. */
    replaceProfileState: async (state: UsStateCode): Promise<void> => {
      if (!data || !profileState || profileState === state) return;
      // The county belongs to the other state.
      const profile = { ...data.profile, location: { state, countyFips: null } };
      await saving.mutateAsync({ body: { version: data.version, profile } });
      // The lender ranking depends on the profile.
      void client.invalidateQueries({ queryKey: operationKey(caller, listLenderMatches) });
    },
  };
}
