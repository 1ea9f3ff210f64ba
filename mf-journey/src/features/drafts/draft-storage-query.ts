import type { DraftKind } from '@hearthway/contracts/constants';
import { getProfileDraftKey } from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';
import { queryOptions } from '@tanstack/react-query';
import { createDraftSealing } from './draft-sealing.js';
import { openDraftStorage } from './draft-storage.js';
import { isSignedIn } from './is-signed-in.js';

/** Reopened whenever the page is, since another tab may have stored drafts. */
export function draftStorageQuery<Name extends string, Draft>(
  session: SessionAccess,
  userId: string | undefined,
  kind: DraftKind,
) {
  return queryOptions({
    queryKey: ['drafts', kind, userId],
    queryFn: async ({ client }) => {
      // Without it, the page works but keeps nothing on the device, and says so.
      const sealing = await client.query(sealingQuery(session, userId)).catch((error: unknown) => {
        console.warn('Drafts cannot be sealed', error);
      });
      return openDraftStorage<Name, Draft>({
        kind,
        userId: userId ?? '',
        sealing: sealing ?? undefined,
        isSignedIn: () => isSignedIn(session, userId),
      });
    },
    staleTime: Infinity,
    gcTime: 0,
    networkMode: 'always',
  });
}

/** Kept as long as the app runs, so that a page that is opened without a connection can store drafts. */
function sealingQuery({ request }: SessionAccess, userId: string | undefined) {
  return queryOptions({
    queryKey: ['draft-sealing', userId],
    queryFn: async ({ signal }) =>
      createDraftSealing((await callOperation(request, getProfileDraftKey, undefined, { signal })).key),
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always',
  });
}
