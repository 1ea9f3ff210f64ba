import type { Overview } from '@hearthway/contracts/journey';
import { usePlatform, useUser } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { overviewQuery } from './api.js';

/** `undefined` until it is known. */
export function useOverview(): Overview | undefined {
  return useOverviewQuery().data;
}

/** The home that the buyer has the keys of. */
export function useHomeowner(): { readonly homeowner: Overview['homeowner']; readonly isPending: boolean } {
  const { data, isPending } = useOverviewQuery();
  return { homeowner: data?.homeowner, isPending };
}

function useOverviewQuery() {
  const { session } = usePlatform();
  const user = useUser();
  return useQuery({ ...overviewQuery(session, user?.id), enabled: Boolean(user) });
}
