import { lenderFindCount, queryDefaults } from '@hearthway/contracts/constants';
import {
  changeLenderMatchStatus,
  countRemainingLenders,
  findLenderMatches,
  type LenderMatch,
  type LenderMatchStatus,
  listLenderMatches,
} from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation, RequestError } from '@hearthway/web-kit/http';
import { queryOptions } from '@tanstack/react-query';
import { lenderTexts } from '@hearthway/contracts/texts';

/** Fetching the list failed. The message is the specification's; `cause` is the original error. */
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

/** Keyed by buyer, so that a second account on this device never sees the first one's list. */
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

/**
 * How many lenders the next searches can add; `null` while the financial information is incomplete.
 * @throws {RequestError}
 */
export async function fetchRemainingLenders(session: SessionAccess, signal?: AbortSignal): Promise<number | null> {
  return (await callOperation(session.request, countRemainingLenders, undefined, { signal })).count;
}

/** Fetched whenever it is shown: the plan may have changed. */
export function remainingLendersQuery(session: SessionAccess, userId: string | undefined) {
  return queryOptions({
    queryKey: [...lenderMatchesKey(userId), 'remaining'],
    queryFn: ({ signal }) => fetchRemainingLenders(session, signal),
    staleTime: 0,
  });
}

/**
 * The next best lenders, `lenderFindCount` at most; empty if the buyer has all of them.
 * @throws {RequestError}
 */
export function requestLenderMatches(session: SessionAccess): Promise<LenderMatch[]> {
  return callOperation(session.request, findLenderMatches, { body: { count: lenderFindCount } });
}

/** Whether the server refused because the financial information is incomplete. */
export function isInformationMissing(error: unknown): boolean {
  return error instanceof RequestError && error.message.includes(lenderTexts.financialInformationMarker);
}

export interface StatusChange {
  readonly lenderMatchId: string;
  readonly status: LenderMatchStatus;
}

/** @throws {RequestError} */
export function sendStatusChange(session: SessionAccess, change: StatusChange): Promise<LenderMatch> {
  const { lenderMatchId, status } = change;
  return callOperation(session.request, changeLenderMatchStatus, { params: { lenderMatchId }, body: { status } });
}
