import {
  daysLater,
  standingDecision,
  type Deadline,
  type InspectionView,
  type PastDecision,
  type PurchaseTerms,
} from '@hearthway/contracts/journey';
import { momentOf } from '../deadlines/index.js';
import { deadlineRowOn } from '../policy/index.js';
import type { ShownContract } from '../purchase-contract/index.js';

export type InspectionWindow =
  | { readonly kind: 'open' | 'passed'; readonly deadline: Deadline; readonly resolution: Deadline | null }
  | {
      readonly kind: Exclude<InspectionView['window']['kind'], 'open' | 'passed'>;
      readonly deadline: null;
      readonly resolution: null;
    };

export const inspectionDeadlineKey = 'inspection';
/** The end of the days to agree on repairs, or of the seller’s to answer, which some contracts give after the window. */
export const resolutionDeadlineKey = 'resolution';

export function windowOf({ contract: { terms }, deadlines }: ShownContract, now: Date): InspectionWindow {
  const deadline = deadlines.find(({ key }) => key === inspectionDeadlineKey);
  if (deadline) {
    const resolution = deadlines.find(({ key }) => key === resolutionDeadlineKey) ?? null;
    return { kind: endOf(deadline) < now.toISOString() ? 'passed' : 'open', deadline, resolution };
  }
  if (terms.contingencies.inspection.kind === 'waived') return without('waived');
  const { ifUnsaid } = deadlineRowOn(terms.effectiveOn, terms.state, inspectionDeadlineKey);
  return without(ifUnsaid === 'asked' ? 'unknown' : 'none');
}

const without = (kind: 'waived' | 'unknown' | 'none') => ({ kind, deadline: null, resolution: null });

/** The buyer's own date if there is one. */
export const endOf = ({ own, at }: Deadline): string => own?.at ?? at;

type StateOfContract = Pick<PurchaseTerms, 'state' | 'effectiveOn'>;

/**
 * Until when the buyer may decide, `null` without an end. Leaving and asking are over with the window. Going ahead isn’t: who
 * asked in time decides once the seller has answered, and the days for that come after it.
 */
export function lastMoment(
  decision: PastDecision['decision'],
  { deadline, resolution }: InspectionWindow,
  terms: StateOfContract,
): string | null {
  if (deadline === null) return null;
  const end = endOf(deadline);
  if (decision !== 'proceed' || resolution === null) return end;
  const { daysToDecide } = deadlineRowOn(terms.effectiveOn, terms.state, resolutionDeadlineKey);
  const { localDate, localTime } = resolution.own ?? resolution;
  const { at } = momentOf(daysLater(localDate, daysToDecide), localTime, resolution.timeZone);
  return end > at ? end : at;
}

/** What completes the milestone: the buyer decided to go ahead, in time. */
export function isDecided(
  decisions: readonly PastDecision[],
  window: InspectionWindow,
  terms: StateOfContract,
): boolean {
  const standing = standingDecision(decisions);
  if (standing?.decision !== 'proceed') return false;
  const last = lastMoment('proceed', window, terms);
  return last === null || standing.sentAt <= last;
}
