import { listDocumentSlots, type DocumentSlot } from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';
import { usePlatform, useUser } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';

export function fetchSlots({ request }: SessionAccess, signal?: AbortSignal): Promise<{ slots: DocumentSlot[] }> {
  return callOperation(request, listDocumentSlots, undefined, { signal });
}

/** The papers that the journey asks for. Kept apart from uploads, so that the dashboard doesn’t load the uploader. */
export function useDocumentSlots() {
  const { session } = usePlatform();
  const user = useUser();
  return useQuery({
    queryKey: [listDocumentSlots.path, user?.id],
    queryFn: ({ signal }) => fetchSlots(session, signal),
    enabled: Boolean(user),
  });
}
