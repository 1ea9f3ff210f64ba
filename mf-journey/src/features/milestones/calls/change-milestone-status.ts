import { changeMilestoneStatus, type Milestone, type MilestoneStatus } from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { milestoneTexts } from '@hearthway/contracts/texts';
import { callOperation } from '@hearthway/web-kit/http';
import { MilestonesError } from './milestones-error.js';

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
