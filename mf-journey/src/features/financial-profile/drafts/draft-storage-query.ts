import { getProfileDraftKey } from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';
import { queryOptions } from '@tanstack/react-query';
import { isSignedIn } from '../is-signed-in.js';
import { createDraftSealing, type DraftSealing } from './draft-sealing.js';
import { openDraftStorage } from './draft-storage.js';

/** Opened anew whenever the page is, since another tab may have stored drafts meanwhile. */
export function draftStorageQuery(session: SessionAccess, userId: string | undefined) {
  return queryOptions({
    queryKey: ['financial-profile-drafts', userId],
    queryFn: async ({ signal }) =>
      openDraftStorage({
        userId: userId ?? '',
        sealing: await sealingOf(session, signal),
        isSignedIn: () => isSignedIn(session, userId),
      }),
    staleTime: Infinity,
    gcTime: 0,
    networkMode: 'always',
  });
}

/** Without it, the page works but keeps nothing on the device, and says so. */
async function sealingOf({ request }: SessionAccess, signal: AbortSignal): Promise<DraftSealing | undefined> {
  try {
    const { key } = await callOperation(request, getProfileDraftKey, undefined, { signal });
    return await createDraftSealing(key);
  } catch (error) {
    console.warn('Drafts cannot be sealed', error);
    return undefined;
  }
}
