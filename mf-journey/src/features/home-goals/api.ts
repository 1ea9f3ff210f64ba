import type { HomeGoals } from '@hearthway/contracts/home-goals';
import { getHomeGoals, saveHomeGoals, type StoredHomeGoals } from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';
import { queryOptions } from '@tanstack/react-query';

/** @throws {RequestError} */
export function fetchHomeGoals(session: SessionAccess, signal?: AbortSignal): Promise<StoredHomeGoals> {
  return callOperation(session.request, getHomeGoals, undefined, { signal });
}

/** Keyed by buyer, so that a second account on this device never sees the first one's goals. */
export function homeGoalsQuery(session: SessionAccess, userId: string | undefined) {
  return queryOptions({
    queryKey: [getHomeGoals.path, userId],
    queryFn: ({ signal }) => fetchHomeGoals(session, signal),
    staleTime: 0,
  });
}

/** @throws {RequestError} `home-goals.conflict` if they have changed since that version */
export function sendHomeGoals(session: SessionAccess, version: number, goals: HomeGoals): Promise<StoredHomeGoals> {
  return callOperation(session.request, saveHomeGoals, { body: goals }, { ifMatch: version });
}
