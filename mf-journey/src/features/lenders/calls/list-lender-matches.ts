import { queryDefaults } from '@hearthway/contracts/constants';
import { listLenderMatches, type LenderMatch } from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation, RequestError } from '@hearthway/web-kit/http';
import { queryOptions } from '@tanstack/react-query';

/** The list could not be fetched, in the words of the product's error catalogue; `cause` holds what happened. */
class LenderMatchesError extends Error {
  override readonly name = 'LenderMatchesError';
}

/** @throws {LenderMatchesError} */
export async function fetchLenderMatches(session: SessionAccess, signal?: AbortSignal): Promise<LenderMatch[]> {
  try {
    return await callOperation(session.request, listLenderMatches, undefined, { signal });
  } catch (cause) {
    throw new LenderMatchesError(`API error: ${cause instanceof RequestError ? cause.status : 0}`, { cause });
  }
}

/** The buyer is part of the key, so that a second account on this device never sees the first one's list. */
export function lenderMatchesKey(userId: string | undefined): readonly [string, string | undefined] {
  return [listLenderMatches.path, userId];
}

export function lenderMatchesQuery(session: SessionAccess, userId: string | undefined) {
  const { retry, retryDelayMilliseconds, staleMilliseconds } = queryDefaults.lenderMatches;
  return queryOptions({
    queryKey: lenderMatchesKey(userId),
    queryFn: ({ signal }) => fetchLenderMatches(session, signal),
    retry,
    retryDelay: retryDelayMilliseconds,
    staleTime: staleMilliseconds,
    refetchOnWindowFocus: false,
  });
}
