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

/** A milestone call that failed, in the words of the product's error catalogue; `cause` holds what happened. */
export class MilestonesError extends Error {
  override readonly name = 'MilestonesError';
}

/** @throws {MilestonesError} when nobody is signed in or the list cannot be fetched. */
export async function fetchMilestones(session: SessionAccess, signal?: AbortSignal): Promise<Milestone[]> {
  if (!session.hasToken()) throw new MilestonesError(milestoneTexts.noToken);
  try {
    return await callOperation(session.request, listMilestones, undefined, { signal });
  } catch (cause) {
    throw new MilestonesError(milestoneTexts.fetchFailed, { cause });
  }
}

/** Whether an answer came that is no list of milestones, as opposed to none. */
export function isUnreadable(error: Error | null): boolean {
  return error?.cause instanceof RequestError && error.cause.code === 'reply.invalid';
}

/** The buyer is part of the key, so that a second account on this device never sees the first one's list. */
export function milestonesKey(userId: string | undefined): readonly [string, string | undefined] {
  return [listMilestones.path, userId];
}

export function milestonesQuery(session: SessionAccess, userId: string | undefined) {
  return queryOptions({
    queryKey: milestonesKey(userId),
    queryFn: ({ signal }) => fetchMilestones(session, signal),
    retry: (failures, error) => failures < queryDefaults.retry && mayHelpToRetry(error),
  });
}

/** A refusal stays one; only a fault of the server or of the way there may pass. */
function mayHelpToRetry({ cause }: Error): boolean {
  return cause instanceof RequestError && (cause.status === 0 || cause.status >= 500);
}

export interface StatusChange {
  readonly milestoneId: string;
  readonly status: MilestoneStatus;
}

/** @throws {MilestonesError} when the change was refused or never arrived. */
export async function sendStatusChange(session: SessionAccess, change: StatusChange): Promise<Milestone> {
  const { milestoneId, status } = change;
  try {
    return await callOperation(session.request, changeMilestoneStatus, { params: { milestoneId }, body: { status } });
  } catch (cause) {
    throw new MilestonesError(milestoneTexts.updateFailed, { cause });
  }
}
