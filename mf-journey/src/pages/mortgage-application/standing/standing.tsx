import type { ReactNode } from 'react';
import type { ApplicationDate, MortgageApplicationView } from '@hearthway/contracts/journey';
import { Badge, type Tone } from '@hearthway/web-kit';
import { Checks } from '../../../features/checks/index.js';
import { formatWeekday, startOf } from '../../../features/local-time/index.js';
import { parts } from '../../../features/page-parts/index.js';
import { Section } from '../../../features/page-section/index.js';
import { PolicyRows } from '../../../features/policy-rows/index.js';
import css from './standing.module.css';

/** What needs the buyer now, and the days that count. */
export function Standing({ view: { checks, dates } }: { readonly view: MortgageApplicationView }): ReactNode {
  const warnings = checks.filter(({ result }) => result === 'warning').length;
  return (
    <Section
      title="Where you stand"
      startsOpen
      status={
        warnings > 0 && (
          <Badge tone="warning">{warnings === 1 ? '1 thing to look at' : `${warnings} things to look at`}</Badge>
        )
      }
    >
      <Checks checks={checks} />
      <h3 className={parts['subtitle']}>Days that count</h3>
      <ul className={css['dates']}>
        {dates.map((date) => (
          <DateItem key={date.key} date={date} />
        ))}
      </ul>
    </Section>
  );
}

const states: Readonly<Record<ApplicationDate['state'], { readonly word: string; readonly tone: Tone }>> = {
  done: { word: 'Done', tone: 'success' },
  ahead: { word: 'Ahead', tone: 'info' },
  past: { word: 'Passed', tone: 'neutral' },
};

function DateItem({ date: { title, on, state, rule, policyRow } }: { readonly date: ApplicationDate }): ReactNode {
  const { word, tone } = states[state];
  const start = startOf(on);
  return (
    <li className={css['date']}>
      <p className={css['day']}>
        <time dateTime={on}>{`${formatWeekday(start)}, ${start.getFullYear()}`}</time>
        <Badge tone={tone}>{word}</Badge>
      </p>
      <details className={css['rule']}>
        <summary>{title}</summary>
        <div className={css['rule-text']}>
          <p>{rule}</p>
          {policyRow && <PolicyRows rows={[policyRow]} />}
        </div>
      </details>
    </li>
  );
}
