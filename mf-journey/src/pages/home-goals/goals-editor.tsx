import type { ReactNode } from 'react';
import { goalListNames, goalShares, priceAboveBudget, type HomeGoals } from '@hearthway/contracts/home-goals';
import { getBudget, type StoredHomeGoals } from '@hearthway/contracts/journey';
import { Alert, ArrowRightIcon, buttonClassName, Card } from '@hearthway/web-kit';
import { operationQuery } from '@hearthway/web-kit/http';
import { formatCents } from '@hearthway/web-kit/money';
import { PageLink } from '@hearthway/web-kit/router';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { aboutPrice } from '../../features/estimates/index.js';
import { Areas } from './areas.js';
import { GoalListCard } from './goal-list.js';
import { Plans } from './plans.js';
import { SavingState } from './saving-state.js';
import { Templates } from './templates.js';
import { useSavedGoals } from './use-saved-goals.js';
import css from './home-goals.module.css';

export function GoalsEditor({ stored }: { readonly stored: StoredHomeGoals }): ReactNode {
  const saved = useSavedGoals(stored);
  const { goals, update } = saved;
  const { data } = useQuery(operationQuery(useCaller(), getBudget));
  const budgetCents = data?.budget?.priceCents;
  const shares = goalShares(goals);
  const isEmpty = goalListNames.every((list) => goals[list].length === 0);
  return (
    <div className={css['layout']}>
      <SavingState saved={saved} />
      {isEmpty && <Templates onChoose={update} />}
      <BudgetGuard goals={goals} budgetCents={budgetCents} />
      <div className={css['lists']}>
        {goalListNames.map((list, place) => {
          const before = goalListNames.slice(0, place).reduce((sum, name) => sum + goals[name].length, 0);
          return (
            <GoalListCard
              key={list}
              list={list}
              goals={goals}
              shares={shares.slice(before, before + goals[list].length)}
              budgetCents={budgetCents}
              onChange={update}
            />
          );
        })}
      </div>
      {!isEmpty && <p className={css['quiet']}>The percentages say how much each goal counts toward a home’s fit.</p>}
      <Areas goals={goals} share={goals.areas.length > 0 ? shares.at(-1) : undefined} onChange={update} />
      <Plans goals={goals} onChange={update} />
      <Card tone="sunken" className={css['onward']}>
        <p className={css['quiet']}>
          Homes are held against your goals by their own traits alone: never by who lives nearby, crime, or school
          ratings.
        </p>
        <PageLink to="/home-search" className={buttonClassName({ variant: 'secondary' })}>
          Go to Home Search
          <ArrowRightIcon size={18} />
        </PageLink>
      </Card>
    </div>
  );
}

interface BudgetGuardProps {
  readonly goals: HomeGoals;
  readonly budgetCents: number | undefined;
}

function BudgetGuard({ goals, budgetCents }: BudgetGuardProps): ReactNode {
  const price = priceAboveBudget(goals, budgetCents ?? null);
  if (price === undefined || budgetCents === undefined) return null;
  return (
    <Alert
      tone="warning"
      announce="polite"
      title="Above your budget"
      action={<PageLink to="/buying-power">See your budget</PageLink>}
    >
      A price of {formatCents(price)} is above your budget of about {aboutPrice(budgetCents)}. You can keep it. Homes
      above your budget will say so.
    </Alert>
  );
}
