import {
  changeMilestoneStatus,
  listMilestones,
  type Milestone,
  type MilestoneStatus,
} from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { milestoneTexts } from '@hearthway/contracts/texts';
import { queryDefaults } from '@hearthway/contracts/constants';
import { callOperation, RequestError } from '@hearthway/web-kit/http';
import { queryOptions } from '@tanstack/react-query';

/** A milestone request failed. The message is the specification's; `cause` is the original error. */
class MilestonesError extends Error {
  override readonly name = 'MilestonesError';
}

/** @throws {MilestonesError} if no one is signed in or the request fails */
export async function fetchMilestones(session: SessionAccess, signal?: AbortSignal): Promise<Milestone[]> {
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

/** Keyed by buyer, so that a second account on this device never sees the first one's list. */
export function milestonesKey(userId: string | undefined): readonly [string, string | undefined] {
  return [listMilestones.path, userId];
}

export function milestonesQuery(session: SessionAccess, userId: string | undefined) {
  return queryOptions({
    queryKey: milestonesKey(userId),
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
export async function sendStatusChange(session: SessionAccess, change: StatusChange): Promise<Milestone> {
  const { milestoneId, status } = change;
  try {
    return await callOperation(session.request, changeMilestoneStatus, { params: { milestoneId }, body: { status } });
  } catch (cause) {
    throw new MilestonesError(milestoneTexts.updateFailed, { cause });
  }
}
