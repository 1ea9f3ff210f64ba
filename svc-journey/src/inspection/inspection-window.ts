import { standingDecision, type Deadline, type InspectionView, type PastDecision } from '@hearthway/contracts/journey';
import { deadlineRowOn } from '../policy/index.js';
import type { ShownContract } from '../purchase-contract/index.js';

export type InspectionWindow =
  | { readonly kind: 'open' | 'passed'; readonly deadline: Deadline }
  | { readonly kind: Exclude<InspectionView['window']['kind'], 'open' | 'passed'>; readonly deadline: null };

export const inspectionDeadlineKey = 'inspection';

export function windowOf({ contract: { terms }, deadlines }: ShownContract, now: Date): InspectionWindow {
  const deadline = deadlines.find(({ key }) => key === inspectionDeadlineKey);
  if (deadline) return { kind: endOf(deadline) < now.toISOString() ? 'passed' : 'open', deadline };
  if (terms.contingencies.inspection.kind === 'waived') return { kind: 'waived', deadline: null };
  const { ifUnsaid } = deadlineRowOn(terms.effectiveOn, terms.state, inspectionDeadlineKey);
  return { kind: ifUnsaid === 'asked' ? 'unknown' : 'none', deadline: null };
}

/** The buyer's own date if there is one. */
export const endOf = ({ own, at }: Deadline): string => own?.at ?? at;

/** What completes the milestone: the buyer decided to go ahead, in time. */
export function isDecided(decisions: readonly PastDecision[], { deadline }: InspectionWindow): boolean {
  const standing = standingDecision(decisions);
  return standing?.decision === 'proceed' && (deadline === null || standing.sentAt <= endOf(deadline));
}
