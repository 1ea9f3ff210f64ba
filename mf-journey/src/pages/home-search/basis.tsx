import type { ReactNode } from 'react';
import { PageLink } from '@hearthway/web-kit/router';
import { aboutMonthly, aboutPrice } from '../../features/estimates/index.js';
import { planText } from '../../features/homes/index.js';
import type { Homes } from './cards.js';
import css from './home-search.module.css';

/** What the figures on the cards rest on, said once. */
export function Basis({ list: { budget, plan, missing } }: { readonly list: Homes }): ReactNode {
  if (!plan) return null;
  return (
    <p className={css['basis']}>
      {budget &&
        `Your budget is about ${aboutPrice(budget.priceCents)}, or ${aboutMonthly(budget.monthlyCents)} a month. `}
      Payments are estimates by <PageLink to="/buying-power">your plan</PageLink>: {planText(plan)}.
      {!missing.includes('goals') && (
        <>
          {' '}
          Fit is by <PageLink to="/home-goals">your goals</PageLink>.
        </>
      )}
    </p>
  );
}
