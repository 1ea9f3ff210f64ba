import { LampIllustration, PathIllustration, TableIllustration } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import css from './about.module.css';
import { mission, story, whyNow, type Fact } from './content.js';

export function Story(): ReactNode {
  return (
    <div className={css['panel']}>
      <div className={css['text']}>
        <h2>{story.title}</h2>
        <Paragraphs of={story.opening} />
        {[story.now, story.living].map(({ title, paragraphs }) => (
          <div key={title} className={css['part']}>
            <h3>{title}</h3>
            <Paragraphs of={paragraphs} />
          </div>
        ))}
      </div>
      <TableIllustration className={css['picture']} />
    </div>
  );
}

export function WhyNow(): ReactNode {
  return (
    <div className={css['panel']}>
      <div className={css['text']}>
        <h2>{whyNow.title}</h2>
        <p>{whyNow.opening}</p>
      </div>
      <PathIllustration className={css['picture']} />
      <ul className={css['facts']}>
        {whyNow.facts.map((fact) => (
          <li key={fact.value} className={css['fact']}>
            <FactCard fact={fact} />
          </li>
        ))}
      </ul>
      <div className={css['text']}>
        <Paragraphs of={whyNow.closing} />
      </div>
    </div>
  );
}

export function Mission(): ReactNode {
  return (
    <div className={css['panel']}>
      <div className={css['text']}>
        <h2>{mission.title}</h2>
        <p className={css['statement']}>{mission.statement}</p>
      </div>
      <LampIllustration className={css['picture']} />
      <ul className={css['values']}>
        {mission.values.map(({ title, text }) => (
          <li key={title}>
            <h3 className={css['value-title']}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function FactCard({ fact: { value, text, sources } }: { fact: Fact }): ReactNode {
  return (
    <>
      <p>
        <strong className={css['fact-value']}>{value}</strong> {text}
      </p>
      <ul className={css['sources']} aria-label="Sources">
        {sources.map(({ name, date, shown }) => (
          <li key={date}>
            <cite>{name}</cite>, <time dateTime={date}>{shown}</time>
          </li>
        ))}
      </ul>
    </>
  );
}

function Paragraphs({ of }: { of: readonly string[] }): ReactNode {
  return of.map((text) => <p key={text}>{text}</p>);
}
