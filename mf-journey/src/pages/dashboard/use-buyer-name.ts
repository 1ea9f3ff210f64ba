import { dashboardTexts } from '@hearthway/contracts/texts';
import { useCaller, useUser } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { preApprovalInfoQuery } from '../../features/pre-approval/index.js';

/** The buyer's first name, if they have told it, or else their username. `undefined` until that is known. */
export function useBuyerName(): string | undefined {
  const user = useUser();
  const { data, isLoading } = useQuery(preApprovalInfoQuery(useCaller()));
  if (user === undefined || isLoading) return undefined;
  return [data?.firstName.trim(), user?.username].find(Boolean) ?? dashboardTexts.nameless;
}
