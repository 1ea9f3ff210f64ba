import { getNotificationChoices, type NotificationChoices } from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';
import { queryOptions } from '@tanstack/react-query';

export function fetchNotificationChoices(session: SessionAccess, signal?: AbortSignal): Promise<NotificationChoices> {
  return callOperation(session.request, getNotificationChoices, undefined, { signal });
}

export function notificationChoicesQuery(session: SessionAccess, userId: string) {
  return queryOptions({
    queryKey: [getNotificationChoices.path, userId],
    queryFn: ({ signal }) => fetchNotificationChoices(session, signal),
  });
}
