import { queryDefaults } from '@hearthway/contracts/constants';
import {
  eraseSensitiveAnswers,
  getPreApprovalInfo,
  type PreApprovalInfo,
  type SavedPreApprovalInfo,
  savePreApprovalInfo,
} from '@hearthway/contracts/journey';
import type { OperationReply } from '@hearthway/contracts/operation';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation, RequestError } from '@hearthway/web-kit/http';
import { queryOptions } from '@tanstack/react-query';

/**
 * The buyer's saved answers; blank or `null` if there are none.
 * @throws {RequestError}
 */
export async function fetchPreApprovalInfo(
  session: SessionAccess,
  signal?: AbortSignal,
): Promise<OperationReply<typeof getPreApprovalInfo> | null> {
  try {
    const input = { query: { ifNone: 'blank' } } as const;
    return await callOperation(session.request, getPreApprovalInfo, input, { signal });
  } catch (error) {
    if (error instanceof RequestError && error.status === 404) return null;
    throw error;
  }
}

/** Keyed by buyer, so that a second account on this device never sees the first one's answers. */
export function preApprovalInfoKey(userId: string | undefined): readonly [string, string | undefined] {
  return [getPreApprovalInfo.path, userId];
}

export function preApprovalInfoQuery(session: SessionAccess, userId: string | undefined) {
  const { staleMilliseconds: staleTime, retry } = queryDefaults.preApproval;
  return queryOptions({
    queryKey: preApprovalInfoKey(userId),
    queryFn: ({ signal }) => fetchPreApprovalInfo(session, signal),
    staleTime,
    retry,
    // A refetch would replace answers while the buyer edits them.
    refetchOnReconnect: false,
  });
}

/** @throws {RequestError} */
export function sendPreApprovalInfo(session: SessionAccess, info: PreApprovalInfo): Promise<SavedPreApprovalInfo> {
  return callOperation(session.request, savePreApprovalInfo, { body: info });
}

/** @throws {RequestError} */
export async function sendSensitiveAnswersErasure(session: SessionAccess): Promise<void> {
  await callOperation(session.request, eraseSensitiveAnswers);
}
