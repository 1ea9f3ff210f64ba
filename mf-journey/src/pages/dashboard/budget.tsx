import { useId, type ReactNode } from 'react';
import type { getBudget } from '@hearthway/contracts/journey';
import type { OperationReply } from '@hearthway/contracts/operation';
import { Card } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { aboutMonthly, aboutPrice } from '../../features/estimates/index.js';
import css from './budget.module.css';

interface BudgetProps {
  readonly budget: NonNullable<OperationReply<typeof getBudget>['budget']>;
}

export function Budget({ budget }: BudgetProps): ReactNode {
  const headingId = useId();
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
      <PageLink to="/home-goals" className={css['link']}>
        Say what your home needs
      </PageLink>
    </Card>
  );
}
