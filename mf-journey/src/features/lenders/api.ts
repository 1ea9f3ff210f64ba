import { queryDefaults } from '@hearthway/contracts/constants';
import { listLenderMatches, type LenderMatch } from '@hearthway/contracts/journey';
import type { Transport } from '@hearthway/contracts/platform';
import { lenderTexts } from '@hearthway/contracts/texts';
import { callOperation, operationKey, RequestError, type Caller } from '@hearthway/web-kit/http';
import { queryOptions } from '@tanstack/react-query';

/** Fetching the list failed. The message is the specification's; `cause` is the original error. */
class LenderMatchesError extends Error {
  override readonly name = 'LenderMatchesError';
}

/** @throws {LenderMatchesError} */
export async function fetchLenderMatches(request: Transport, signal?: AbortSignal): Promise<LenderMatch[]> {
  try {
    return await callOperation(request, listLenderMatches, undefined, { signal });
  } catch (cause) {
    throw new LenderMatchesError(`API error: ${cause instanceof RequestError ? cause.status : 0}`, { cause });
  }
}

export function lenderMatchesQuery(caller: Caller) {
  const { retry, retryDelayMilliseconds, staleMilliseconds } = queryDefaults.lenderMatches;
  return queryOptions({
    queryKey: operationKey(caller, listLenderMatches),
    queryFn: ({ signal }) => fetchLenderMatches(caller.request, signal),
    retry,
    retryDelay: retryDelayMilliseconds,
    staleTime: staleMilliseconds,
    refetchOnWindowFocus: false,
    enabled: caller.userId !== undefined,
  });
}

/** Whether the server refused because the financial information is incomplete. */
export function isInformationMissing(error: unknown): boolean {
  return error instanceof RequestError && error.message.includes(lenderTexts.financialInformationMarker);
}
