import {
  type FinancialProfile,
  getFinancialProfile,
  getProfileDraftKey,
  type StoredFinancialProfile,
  listCounties,
  saveFinancialProfile,
  type UsStateCode,
} from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';
import { queryOptions } from '@tanstack/react-query';

/** @throws {RequestError} */
export function fetchFinancialProfile(session: SessionAccess, signal?: AbortSignal): Promise<StoredFinancialProfile> {
  return callOperation(session.request, getFinancialProfile, undefined, { signal });
}

/** Keyed by buyer, so that a second account on this device never sees the first one's figures. */
export function financialProfileKey(userId: string | undefined): readonly [string, string | undefined] {
  return [getFinancialProfile.path, userId];
}

/** Refetched on focus, because another tab or device may have changed it. */
export function financialProfileQuery(session: SessionAccess, userId: string | undefined) {
  return queryOptions({
    queryKey: financialProfileKey(userId),
    queryFn: ({ signal }) => fetchFinancialProfile(session, signal),
    staleTime: 0,
    refetchOnWindowFocus: true,
    // Tries even when the browser reports offline: a paused query would show nothing, neither data nor an error.
    networkMode: 'always',
  });
}

export interface ProfileChange {
  /** The version this change is based on. */
  readonly version: number;
  readonly profile: FinancialProfile;
}

/** @throws {RequestError} `financial-profile.conflict` if the profile has changed since that version */
export function sendFinancialProfile(session: SessionAccess, change: ProfileChange): Promise<StoredFinancialProfile> {
  return callOperation(session.request, saveFinancialProfile, { body: change });
}

/** @throws {RequestError} */
export async function fetchProfileDraftKey(session: SessionAccess, signal?: AbortSignal): Promise<string> {
  return (await callOperation(session.request, getProfileDraftKey, undefined, { signal })).key;
}

/** @throws {RequestError} */
export function fetchCounties(session: SessionAccess, state: UsStateCode, signal?: AbortSignal) {
  return callOperation(session.request, listCounties, { query: { state } }, { signal });
}

export function countiesQuery(session: SessionAccess, state: UsStateCode) {
  return queryOptions({
    queryKey: [listCounties.path, state],
    queryFn: ({ signal }) => fetchCounties(session, state, signal),
    staleTime: Infinity,
  });
}
