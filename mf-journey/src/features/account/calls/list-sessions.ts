import { listSessions, type Session } from '@hearthway/contracts/identity';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';
import { queryOptions } from '@tanstack/react-query';

/** Newest first. */
export function fetchSessions(session: SessionAccess, signal?: AbortSignal): Promise<Session[]> {
  return callOperation(session.request, listSessions, undefined, { signal });
}

export function sessionsQuery(session: SessionAccess, userId: string) {
  return queryOptions({
    queryKey: [listSessions.path, userId],
    queryFn: ({ signal }) => fetchSessions(session, signal),
    // Whoever looks wants to know who is signed in now.
    staleTime: 0,
  });
}
