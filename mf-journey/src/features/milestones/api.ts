import {
  changeMilestoneStatus,
  listMilestones,
  type Milestone,
  type MilestoneStatus,
} from '@hearthway/contracts/journey';
import type { SessionAccess, Transport } from '@hearthway/contracts/platform';
import { milestoneTexts } from '@hearthway/contracts/texts';
import { queryDefaults } from '@hearthway/contracts/constants';
import { callOperation, operationKey, RequestError } from '@hearthway/web-kit/http';
import { queryOptions } from '@tanstack/react-query';

/** A milestone request failed. The message is the specification's; `cause` is the original error. */
class MilestonesError extends Error {
  override readonly name = 'MilestonesError';
}

/** @throws {MilestonesError} if no one is signed in or the request fails */
export async function fetchMilestones(
  session: Pick<SessionAccess, 'hasToken' | 'request'>,
  signal?: AbortSignal,
): Promise<Milestone[]> {
  if (!session.hasToken()) throw new MilestonesError(milestoneTexts.noToken);
  try {
    return await callOperation(session.request, listMilestones, undefined, { signal });
  } catch (cause) {
    throw new MilestonesError(milestoneTexts.fetchFailed, { cause });
  }
}

/** Whether the server answered, but not with a list of milestones. */
export function isUnreadable(error: Error | null): boolean {
  return error?.cause instanceof RequestError && error.cause.code === 'reply.invalid';
}

export function milestonesQuery(session: SessionAccess, userId: string | undefined) {
  return queryOptions({
    queryKey: operationKey({ userId }, listMilestones),
    queryFn: ({ signal }) => fetchMilestones(session, signal),
    retry: (failures, error) => failures < queryDefaults.retry && isRetryable(error),
  });
}

/** Only network and server errors may be temporary. */
function isRetryable({ cause }: Error): boolean {
  return cause instanceof RequestError && (cause.status === 0 || cause.status >= 500);
}

export interface StatusChange {
  readonly milestoneId: string;
  readonly status: MilestoneStatus;
}

/** @throws {MilestonesError} */
export async function sendStatusChange(request: Transport, change: StatusChange): Promise<Milestone> {
  const { milestoneId, status } = change;
  try {
    return await callOperation(request, changeMilestoneStatus, { params: { milestoneId }, body: { status } });
  } catch (cause) {
    throw new MilestonesError(milestoneTexts.updateFailed, { cause });
  }
}
