import type { ReactNode } from 'react';
import { getBudget } from '@hearthway/contracts/journey';
import { Card, Skeleton } from '@hearthway/web-kit';
import { operationQuery } from '@hearthway/web-kit/http';
import { lazyPart, useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { useMilestones } from '../../features/milestones/index.js';

/** The scenario that the buyer pinned, with today's price. Nothing without one. */
export function BudgetCard(): ReactNode {
  const { tracker } = useMilestones();
  const { data, isPending } = useQuery(operationQuery(useCaller(), getBudget));
  if (data?.budget) return <Budget budget={data.budget} />;
  const isExpected = tracker.milestones.some(({ key, status }) => key === 'buying-power' && status === 'completed');
  return isPending && isExpected ? waiting : null;
}

const waiting = (
  <Card aria-hidden="true">
    <Skeleton shape="title" width="half" />
    <Skeleton lines={5} />
  </Card>
);

const Budget = lazyPart(async () => (await import('./budget.js')).Budget, {
  waiting,
  // Buying Power shows it, too.
  failed: () => null,
});
