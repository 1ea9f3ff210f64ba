import { getCalendarFeed, makeCalendarFeed, readCalendarFeed, stopCalendarFeed } from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';
import { queryOptions } from '@tanstack/react-query';

export interface CalendarFeed {
  /** When the link was made; `null` if there is none. */
  readonly madeAt: string | null;
}

export function fetchCalendarFeed(session: SessionAccess, signal?: AbortSignal): Promise<CalendarFeed> {
  return callOperation(session.request, getCalendarFeed, undefined, { signal });
}

export function calendarFeedQuery(session: SessionAccess, userId: string | undefined) {
  return queryOptions({
    queryKey: [getCalendarFeed.path, userId],
    queryFn: ({ signal }) => fetchCalendarFeed(session, signal),
  });
}

/** Replaces the link there is. The token is in no later answer. */
export function requestCalendarLink(session: SessionAccess): Promise<{ token: string; madeAt: string }> {
  return callOperation(session.request, makeCalendarFeed, undefined);
}

export async function stopCalendarLink(session: SessionAccess): Promise<void> {
  await callOperation(session.request, stopCalendarFeed, undefined);
}

/** The address for a calendar app. */
export const calendarLink = (origin: string, token: string): string =>
  `${origin}${readCalendarFeed.path}?token=${encodeURIComponent(token)}`;
