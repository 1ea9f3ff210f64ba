import { getFinancialProfile, type KeptFinancialProfile } from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';
import { queryOptions } from '@tanstack/react-query';

/** @throws {RequestError} */
export function fetchFinancialProfile(session: SessionAccess, signal?: AbortSignal): Promise<KeptFinancialProfile> {
  return callOperation(session.request, getFinancialProfile, undefined, { signal });
}

/** The buyer is part of the key, so that a second account on this device never sees the first one's figures. */
export function financialProfileKey(userId: string | undefined): readonly [string, string | undefined] {
  return [getFinancialProfile.path, userId];
}

/** Asked for anew whenever it is looked at: another tab or device may have changed it. */
export function financialProfileQuery(session: SessionAccess, userId: string | undefined) {
  return queryOptions({
    queryKey: financialProfileKey(userId),
    queryFn: ({ signal }) => fetchFinancialProfile(session, signal),
    staleTime: 0,
    refetchOnWindowFocus: true,
    // What the browser takes for offline may still reach the server, and a page that waits for it says nothing.
    networkMode: 'always',
  });
}
