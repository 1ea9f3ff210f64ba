import { getFirstName } from '@hearthway/contracts/journey';
import { dashboardTexts } from '@hearthway/contracts/texts';
import { operationQuery } from '@hearthway/web-kit/http';
import { useCaller, useUser } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';

/** The buyer's first name, if they have told it, or else their username. `undefined` until that is known. */
export function useBuyerName(): string | undefined {
  const user = useUser();
  const { data, isLoading } = useQuery(operationQuery(useCaller(), getFirstName));
  if (user === undefined || isLoading) return undefined;
  return [data?.firstName.trim(), user?.username].find(Boolean) ?? dashboardTexts.nameless;
}
