import type { ReactNode } from 'react';
import type { PolicyRow } from '@hearthway/contracts/journey';
import { itemText, useGuideFigures, type GuideItem } from '../guide-figures/index.js';
import { Section } from './section.js';
import { Sources } from './sources.js';
import { Bullets, Muted, Subtitle } from './text.js';
import { useOwnState } from './use-own-state.js';
import css from './guide.module.css';

export interface GoodToKnowProps {
  /** What to know, do, and avoid, side by side where there is room. */
  readonly lists: readonly { readonly title: string; readonly items: readonly GuideItem[] }[];
  readonly topics: readonly { readonly title: string; readonly text: string }[];
  /** Of figures and rules that the page names itself. Those of the lists are found here. */
  readonly rows?: readonly PolicyRow[];
  readonly children?: ReactNode;
}

/** What helps before there is anything to fill in. */
export function GoodToKnow({ lists, topics, rows = [], children }: GoodToKnowProps): ReactNode {
  const figures = useGuideFigures();
  const used = lists.flatMap(({ items }) =>
    items.flatMap((item) => (typeof item === 'string' ? [] : (figures.get(item.figure) ?? []))),
  );
  const sources = new Map<string, PolicyRow>([...used, ...rows].map((row) => [row.id, row]));
  return (
    <Section id="know" title="Good to know">
      <div className={css['lists']}>
        {lists.map(({ title, items }) => (
          <div key={title} className={css['topic']}>
            <Subtitle>{title}</Subtitle>
            <Bullets items={items.map((item) => itemText(item, figures))} />
          </div>
        ))}
      </div>
      {topics.map(({ title, text }) => (
        <div key={title} className={css['topic']}>
          <Subtitle>{title}</Subtitle>
          <p>{text}</p>
        </div>
      ))}
      {children}
      <Sources rows={[...sources.values()]} />
    </Section>
  );
}

export interface ByStateProps {
  readonly title: string;
  readonly states: readonly { readonly state: string; readonly text: string }[];
  readonly note: string;
}

/** What differs by state, at the end of a guide. The buyer’s own comes first. */
export function ByState({ title, states, note }: ByStateProps): ReactNode {
  const own = useOwnState();
  const sorted = states.toSorted((one, other) => Number(other.state === own) - Number(one.state === own));
  return (
    <div className={css['topic']}>
      <Subtitle>{title}</Subtitle>
      <dl className={css['states']}>
        {sorted.map(({ state, text }) => (
          <div key={state}>
            <dt>{state === own ? `${state} (your state)` : state}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Muted>{note}</Muted>
    </div>
  );
}
