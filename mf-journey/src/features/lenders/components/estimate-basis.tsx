import type { ReactNode } from 'react';
import { getBudget, type LenderEstimate } from '@hearthway/contracts/journey';
import { operationQuery } from '@hearthway/web-kit/http';
import { PageLink } from '@hearthway/web-kit/router';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { aboutPrice } from '../../estimates/index.js';
import { basisOfEstimates } from './lender-figures.js';
import css from './lender-matches.module.css';

/** Which home the figures on the cards are for, where to change it, and whether the budget is another price. */
export function EstimateBasis({ plan }: { plan: LenderEstimate }): ReactNode {
  return (
    <div className={css['basis']}>
      <p>{basisOfEstimates(plan)}</p>
      <OtherBudget priceCents={plan.priceCents} />
      <PageLink to="/pre-approval-form#section-plan" className={css['change']}>
        Change your target price
      </PageLink>
    </div>
  );
}

/** Nothing while no scenario is pinned. The dashboard shows the budget in words like these. */
function OtherBudget({ priceCents }: { priceCents: number }): ReactNode {
  const { data } = useQuery(operationQuery(useCaller(), getBudget));
  if (!data?.budget) return null;
  const [budget, target] = [aboutPrice(data.budget.priceCents), aboutPrice(priceCents)];
  if (budget === target) return null;
  const order = data.budget.priceCents < priceCents ? 'lower' : 'higher';
  return (
    <p>
      Your budget is {order}: about {budget}, compared with about {target} here.
    </p>
  );
}
