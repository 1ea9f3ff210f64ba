import { dismissNotice, listNotices, type Notice } from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';
import { queryOptions } from '@tanstack/react-query';

export async function fetchNotices(session: SessionAccess, signal?: AbortSignal): Promise<Notice[]> {
  return (await callOperation(session.request, listNotices, undefined, { signal })).notices;
}

export async function deleteNotice(session: SessionAccess, noticeId: string): Promise<void> {
  await callOperation(session.request, dismissNotice, { params: { noticeId } });
}

export function noticesQuery(session: SessionAccess, userId: string | undefined) {
  return queryOptions({
    queryKey: [listNotices.path, userId],
    queryFn: ({ signal }) => fetchNotices(session, signal),
  });
}
