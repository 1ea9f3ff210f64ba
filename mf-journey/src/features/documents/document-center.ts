import { getDocumentCenter, type DocumentCenter } from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';
import { usePlatform, useUser } from '@hearthway/web-kit/slice';
import { queryOptions, useQuery } from '@tanstack/react-query';

export function fetchCenter({ request }: SessionAccess, signal?: AbortSignal): Promise<DocumentCenter> {
  return callOperation(request, getDocumentCenter, undefined, { signal });
}

/** Keyed by buyer, so that a second account on this device never sees the first one’s. */
export function centerQuery(session: SessionAccess, userId: string | undefined) {
  return queryOptions({
    queryKey: [getDocumentCenter.path, userId],
    queryFn: ({ signal }) => fetchCenter(session, signal),
  });
}

/** What the buyer has, without the bin. Kept apart from uploads, so that choosing a document doesn’t load the uploader. */
export function useKeptDocuments() {
  const { session } = usePlatform();
  const user = useUser();
  return useQuery({
    ...centerQuery(session, user?.id),
    enabled: Boolean(user),
    // Another tab may have uploaded one.
    staleTime: 0,
    select: ({ documents }) => documents.filter(({ binnedAt }) => binnedAt === null),
  });
}
