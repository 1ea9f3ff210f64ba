import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { emptyGoalSet, type GoalSet, type HomeGoals } from '@hearthway/contracts/home-goals';
import type { StoredHomeGoals } from '@hearthway/contracts/journey';
import { buttonClassName, Card, ArrowRightIcon, Tabs } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { usePlatform } from '@hearthway/web-kit/slice';
import { useQueryClient } from '@tanstack/react-query';
import { fetchHomeGoals, homeGoalsQuery, sendHomeGoals } from '../../features/home-goals/index.js';
import { CoBuyer } from './co-buyer.js';
import { Comparison } from './comparison.js';
import { createGoalsSaver } from './goals-saver.js';
import { GoalSetEditor } from './goal-set-editor.js';
import { Plans } from './plans.js';
import { SavingState } from './saving-state.js';
import { useCompletion } from './use-completion.js';
import { useLeaving } from './use-leaving.js';
import css from './home-goals.module.css';

export interface GoalsEditorProps {
  readonly userId: string;
  readonly stored: StoredHomeGoals;
}

export function GoalsEditor({ userId, stored }: GoalsEditorProps): ReactNode {
  const { session, toast } = usePlatform();
  const client = useQueryClient();
  const [saver] = useState(() =>
    createGoalsSaver({
      stored,
      send: (version, goals) => sendHomeGoals(session, version, goals),
      reload: () => fetchHomeGoals(session),
      onStored: (saved) => client.setQueryData(homeGoalsQuery(session, userId).queryKey, saved),
    }),
  );
  const state = useSyncExternalStore(saver.subscribe, saver.state);
  useLeaving(saver);
  useCompletion(saver, state.stored);

  const { goals } = state;
  const change = (part: Partial<HomeGoals>): void => {
    saver.change({ ...goals, ...part });
  };
  const changeCoBuyer = (set: GoalSet): void => {
    change({ coBuyer: { name: goals.coBuyer?.name ?? '', goals: set } });
  };
  const coBuyerName = goals.coBuyer?.name ?? '';
  const coBuyerLabel = coBuyerName === '' ? 'Co-buyer' : coBuyerName;

  return (
    <div className={css['layout']}>
      <SavingState state={state} saver={saver} />
      <Tabs
        label="Whose goals"
        fullWidth
        items={[
          {
            value: 'buyer',
            label: 'You',
            content: (
              <GoalSetEditor
                whose="your"
                set={goals.buyer}
                budgetCents={state.stored.budgetCents}
                onChange={(buyer) => {
                  change({ buyer });
                }}
              />
            ),
          },
          {
            value: 'co-buyer',
            label: coBuyerLabel,
            content: (
              <CoBuyer
                coBuyer={goals.coBuyer}
                onStart={() => {
                  changeCoBuyer(emptyGoalSet);
                }}
                onRename={(name) => {
                  change({ coBuyer: { name, goals: goals.coBuyer?.goals ?? emptyGoalSet } });
                }}
                onRemove={() => {
                  const { coBuyer } = goals;
                  change({ coBuyer: null });
                  const onSelect = (): void => {
                    saver.change({ ...saver.state().goals, coBuyer });
                  };
                  toast({ title: 'Their goals are removed', action: { label: 'Undo', onSelect } });
                }}
              >
                {goals.coBuyer && (
                  <GoalSetEditor
                    whose="their"
                    set={goals.coBuyer.goals}
                    budgetCents={state.stored.budgetCents}
                    onChange={changeCoBuyer}
                  />
                )}
              </CoBuyer>
            ),
          },
          {
            value: 'together',
            label: 'Together',
            content: <Comparison goals={goals} coBuyerLabel={coBuyerLabel} />,
          },
        ]}
      />
      <Plans goals={goals} onChange={change} />
      <Card tone="sunken" className={css['onward']}>
        <p>When you save a home, we show how it fits and why. You decide what to do with it.</p>
        <PageLink to="/home-search" className={buttonClassName({ variant: 'secondary' })}>
          Go to Home Search
          <ArrowRightIcon size={18} />
        </PageLink>
      </Card>
    </div>
  );
}
