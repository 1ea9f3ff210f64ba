import { lazyPart } from '@hearthway/web-kit/slice';
import type { Tracker } from '../../../features/milestones/index.js';
import { NextStep } from '../next-step.js';
import type { PurchaseProps } from './purchase.js';
import { waitingPurchase } from './waiting-purchase.js';

/** Whether the buyer may be under contract, or have closed. Few dashboards need more than the milestones to know. */
export function mayHavePurchase({ milestones }: Tracker): boolean {
  const offer = milestones.findIndex(({ key }) => key === 'make-offer');
  if (offer < 0) return false;
  const after = milestones.slice(offer + 1);
  return milestones[offer]?.status === 'completed' || after.some(({ status }) => status !== 'not_started');
}

export const LazyPurchase = lazyPart<PurchaseProps>(async () => (await import('./purchase.js')).Purchase, {
  waiting: waitingPurchase,
  failed: () => <NextStep />,
});
