import type { ReactNode } from 'react';
import type { ApplicationDate, MortgageApplicationView } from '@hearthway/contracts/journey';
import { Badge, type Tone } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import {
  Checks,
  Day,
  Days,
  DayTitle,
  More,
  Muted,
  OutsideLink,
  Section,
  Subtitle,
} from '../../features/page-parts/index.js';

/** Checks that pass or fail, and the key dates. */
export function WhereYouStand({ dates, checks }: Pick<MortgageApplicationView, 'dates' | 'checks'>): ReactNode {
  return (
    <Section id="where-you-stand" title="Where you stand">
      <Checks checks={checks} />
      <Subtitle>Key dates</Subtitle>
      <Days label="Key dates">
        {dates.map((date) => (
          <Day
            key={date.key}
            on={date.on}
            badge={<Badge tone={states[date.state].tone}>{states[date.state].label}</Badge>}
          >
            <Rule date={date} />
          </Day>
        ))}
      </Days>
    </Section>
  );
}

const states: Readonly<Record<ApplicationDate['state'], { readonly label: string; readonly tone: Tone }>> = {
  done: { label: 'Done', tone: 'success' },
  ahead: { label: 'Ahead', tone: 'info' },
  past: { label: 'Passed', tone: 'neutral' },
};

function Rule({
  date: { title, rule, sourceName, sourceUrl, sourceDate },
}: {
  readonly date: ApplicationDate;
}): ReactNode {
  if (rule === '') return <DayTitle>{title}</DayTitle>;
  return (
    <More title={title}>
      <Muted>
        {rule} <OutsideLink href={sourceUrl}>{sourceName}</OutsideLink>
        {sourceDate && `, checked ${formatDay(sourceDate)}`}
      </Muted>
    </More>
  );
}
