import { useRef, type ReactNode } from 'react';
import {
  areaText,
  goalListNames,
  goalLists,
  goalText,
  projectTolerances,
  type HomeGoals,
} from '@hearthway/contracts/home-goals';
import { Alert, Button, CircleCheckIcon, ClockIcon, TriangleAlertIcon, useFocusAfter } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import type { SavedGoals } from './use-saved-goals.js';
import css from './home-goals.module.css';

/** Whether the goals are saved, always in view, and what to do if they aren’t. */
export function SavingState({ saved }: { readonly saved: SavedGoals }): ReactNode {
  const { status, isNew, newer, goals } = saved;
  const versionsRef = useRef<HTMLElement>(null);
  useFocusAfter(newer !== undefined, () => document.querySelector('h1'));
  return (
    <>
      <div className={css['status']}>
        {status === 'conflict' ? (
          <Button
            variant="secondary"
            size="small"
            icon={<TriangleAlertIcon size={18} />}
            onClick={() => versionsRef.current?.focus()}
          >
            Choose a version
          </Button>
        ) : status === 'failed' ? (
          <Button variant="secondary" size="small" icon={<TriangleAlertIcon size={18} />} onClick={saved.save}>
            Not saved. Try again
          </Button>
        ) : (
          <p role="status" className={css['pill']}>
            {status === 'saved' ? <CircleCheckIcon size={18} /> : <ClockIcon size={18} />}
            {status !== 'saved' ? 'Saving…' : isNew ? 'Saves as you go' : 'Saved'}
          </p>
        )}
      </div>
      {status === 'failed' && (
        <Alert tone="danger" title="Your last change isn’t saved yet">
          {saved.problem ?? 'It is still here. Check your connection and try again.'}
        </Alert>
      )}
      {newer && (
        <section ref={versionsRef} tabIndex={-1} className={css['conflict']} aria-label="Two versions of your goals">
          <Alert tone="warning" announce="assertive" title="Your goals changed somewhere else">
            They changed on another device or in another tab after you opened them here. Nothing is lost until you
            choose.
          </Alert>
          <div className={css['versions']}>
            <Version title="Your version" goals={goals} other={newer}>
              <Button onClick={saved.keepMine}>Keep mine</Button>
            </Version>
            <Version title="The newer version" goals={newer} other={goals}>
              <Button variant="secondary" onClick={saved.takeNewer}>
                Use the newer version
              </Button>
            </Version>
          </div>
        </section>
      )}
    </>
  );
}

interface VersionProps {
  readonly title: string;
  readonly goals: HomeGoals;
  readonly other: HomeGoals;
  readonly children: ReactNode;
}

/** The content found only in this version. */
function Version({ title, goals, other, children }: VersionProps): ReactNode {
  const others = new Set(linesOf(other));
  const lines = linesOf(goals);
  const own = lines.filter((line) => !others.has(line));
  const shared = lines.length - own.length;
  return (
    <section aria-label={title} className={css['version']}>
      <h2 className={css['name']}>{title}</h2>
      <ul className={css['lines']}>
        {own.length === 0 && <li>Nothing more than the other one</li>}
        {own.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {shared > 0 && <li className={css['quiet']}>And {shared} that both have</li>}
      </ul>
      {children}
    </section>
  );
}

function linesOf(goals: HomeGoals): string[] {
  const { areas, areaWeight, moveBy, projectTolerance, holdYears } = goals;
  return [
    ...goalListNames.flatMap((list) =>
      goals[list].map((goal) => `${goalLists[list]}: ${goalText(goal, list)} (counts ${goal.weight} of 5)`),
    ),
    ...areas.map((area) => `Area: ${areaText(area)}`),
    ...(areas.length > 0 ? [`The area counts ${areaWeight} of 5`] : []),
    ...(moveBy === null ? [] : [`Move by ${formatDay(moveBy)}`]),
    ...(projectTolerance === null ? [] : [`Work: ${projectTolerances[projectTolerance]}`]),
    ...(holdYears === null ? [] : [`Stay for ${holdYears} ${holdYears === 1 ? 'year' : 'years'}`]),
  ];
}
