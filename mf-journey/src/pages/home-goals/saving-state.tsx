import type { ReactNode } from 'react';
import { areaText, goalListNames, goalText, type HomeGoals } from '@hearthway/contracts/home-goals';
import { Alert, Button, CircleCheckIcon, ClockIcon } from '@hearthway/web-kit';
import type { GoalsSaver, SaverState } from './goals-saver.js';
import css from './home-goals.module.css';

/** Whether the goals are saved, and what to do if they aren't. */
export function SavingState({ state, saver }: { readonly state: SaverState; readonly saver: GoalsSaver }): ReactNode {
  if (state.status === 'conflict' && state.newer) {
    return (
      <section className={css['conflict']} aria-label="Two versions of your goals">
        <Alert tone="warning" announce="assertive" title="Your goals changed somewhere else">
          They changed on another device or in another tab after you opened them here. Nothing is lost until you choose.
        </Alert>
        <div className={css['versions']}>
          <Version title="Your version" goals={state.goals}>
            <Button onClick={saver.keepMine}>Keep mine</Button>
          </Version>
          <Version title="The newer version" goals={state.newer.goals}>
            <Button variant="secondary" onClick={saver.takeNewer}>
              Use the newer version
            </Button>
          </Version>
        </div>
      </section>
    );
  }
  if (state.status === 'failed') {
    return (
      <Alert
        tone="danger"
        title="Not saved yet"
        action={
          <Button variant="secondary" size="small" onClick={() => void saver.save()}>
            Save again
          </Button>
        }
      >
        {state.problem ?? 'We couldn’t reach the service. Your changes are still here: check your connection.'}
      </Alert>
    );
  }
  const isSaved = state.status === 'saved';
  return (
    <p role="status" className={css['status']}>
      {isSaved ? <CircleCheckIcon size={18} /> : <ClockIcon size={18} />}
      {isSaved ? (state.stored.version === 0 ? 'Saves as you go' : 'Saved') : 'Saving…'}
    </p>
  );
}

interface VersionProps {
  readonly title: string;
  readonly goals: HomeGoals;
  readonly children: ReactNode;
}

function Version({ title, goals, children }: VersionProps): ReactNode {
  const lines = [goals.buyer, ...(goals.coBuyer ? [goals.coBuyer.goals] : [])].flatMap((set) => [
    ...goalListNames.flatMap((list) => set[list].map((goal) => goalText(goal, list))),
    ...set.areas.map(areaText),
  ]);
  return (
    <section aria-label={title} className={css['version']}>
      <h2 className={css['version-name']}>{title}</h2>
      {lines.length === 0 ? (
        <p>No goals</p>
      ) : (
        <ul className={css['lines']}>
          {lines.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}
