import { useId, type ReactNode } from 'react';
import { getBudget } from '@hearthway/contracts/journey';
import { Card, Skeleton } from '@hearthway/web-kit';
import { operationQuery } from '@hearthway/web-kit/http';
import { PageLink } from '@hearthway/web-kit/router';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { aboutMonthly, aboutPrice } from '../../features/estimates/index.js';
import { useMilestones } from '../../features/milestones/index.js';
import css from './budget-card.module.css';

/** The scenario that the buyer pinned, with today's price. Nothing without one. */
export function BudgetCard(): ReactNode {
  const headingId = useId();
  const { tracker } = useMilestones();
  const { data, isPending } = useQuery(operationQuery(useCaller(), getBudget));
  const budget = data?.budget;
  const isExpected = tracker.milestones.some(({ key, status }) => key === 'buying-power' && status === 'completed');
  if (isPending && isExpected) {
    return (
      <Card className={css['card']} aria-hidden="true">
        <Skeleton width="short" />
        <Skeleton shape="title" width="half" />
        <Skeleton lines={3} />
      </Card>
    );
  }
  if (!budget) return null;
  const facts = [
    ['A month', `about ${aboutMonthly(budget.monthlyCents)}`],
    ['Cash needed', `about ${aboutPrice(budget.cashCents)}`],
    ['Loan', budget.programName],
  ] as const;
  return (
    <Card as="section" className={css['card']} aria-labelledby={headingId}>
      <h2 id={headingId} className={css['heading']}>
        Your budget
      </h2>
      <p className={css['price']}>about {aboutPrice(budget.priceCents)}</p>
      <dl className={css['facts']}>
        {facts.map(([name, value]) => (
          <div key={name} className={css['fact']}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <PageLink to="/buying-power" className={css['link']}>
        See or change it
      </PageLink>
    </Card>
  );
}
