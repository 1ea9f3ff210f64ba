import { standingDecision, type Deadline, type PastDecision } from '@hearthway/contracts/journey';
import type { CurrentContract } from '../purchase-contract/index.js';

/** The right to leave after an inspection. Without a deadline, it was given up or never in the contract. */
export type InspectionWindow =
  | { readonly kind: 'open' | 'passed'; readonly deadline: Deadline }
  | { readonly kind: 'waived' | 'none'; readonly deadline: null };

export const inspectionDeadlineKey = 'inspection';

export function windowOf({ contract, deadlines }: CurrentContract, now: Date): InspectionWindow {
  const deadline = deadlines.find(({ key }) => key === inspectionDeadlineKey);
  if (deadline) return { kind: endOf(deadline) < now.toISOString() ? 'passed' : 'open', deadline };
  return { kind: contract.terms.contingencies.inspection.kind === 'waived' ? 'waived' : 'none', deadline: null };
}

/** The buyer’s own date if there is one. */
export const endOf = ({ own, at }: Deadline): string => own?.at ?? at;

/** What completes the milestone: the buyer decided to go on, in time. */
export function isDecided(decisions: readonly PastDecision[], { deadline }: InspectionWindow): boolean {
  const standing = standingDecision(decisions);
  return standing?.decision === 'proceed' && (deadline === null || standing.sentAt <= endOf(deadline));
}
