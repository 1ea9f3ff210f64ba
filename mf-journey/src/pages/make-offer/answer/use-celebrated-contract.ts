import type { Offer } from '@hearthway/contracts/journey';
import { useMilestone, useMilestones } from '../../../features/milestones/index.js';
import { useOfferChanges } from '../../../features/offers/index.js';

/** Celebrates an accepted offer, with one Undo for an answer that was recorded by mistake. */
export function useCelebratedContract(): (accepted: Offer) => void {
  const milestone = useMilestone('Make Offer');
  const { celebrateDone, retry } = useMilestones();
  const { step } = useOfferChanges();
  return (accepted) => {
    if (!milestone || milestone.status === 'completed') {
      retry();
      return;
    }
    celebrateDone(milestone, () => step.mutate({ offer: accepted, step: { step: 'reopen' } }));
  };
}
