import { usStates } from '@hearthway/contracts/journey';
import { usePlatform, useUser } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { useContract, useShownContract } from '../contract/index.js';
import { financialProfileQuery } from '../financial-profile/index.js';

/** The name of the state of the home under contract, or of the last that the buyer closed on; before, of the one where they look. */
export function useOwnState(): string | undefined {
  const { session } = usePlatform();
  const user = useUser();
  const contract = useContract();
  const shown = useShownContract();
  const hasNone = contract.data !== undefined && !shown;
  const profile = useQuery({ ...financialProfileQuery(session, user?.id), enabled: Boolean(user) && hasNone });
  const own = shown?.terms.state ?? profile.data?.profile.location?.state;
  return usStates.find(([code]) => code === own)?.[1];
}
