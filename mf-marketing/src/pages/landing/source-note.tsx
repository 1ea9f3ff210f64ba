import type { ReactNode } from 'react';
import type { Source } from './facts.js';
import css from './source-note.module.css';

/** Sources and dates, shown below a fact. */
export function SourceNote({ sources }: { sources: readonly Source[] }): ReactNode {
  return (
    <p className={css['note']}>
      Source:{' '}
      {sources.map(({ name, url, date, dateText }, index) => (
        <span key={name + date}>
          {index > 0 && '; '}
          <cite>{url ? <a href={url}>{name}</a> : name}</cite>, <time dateTime={date}>{dateText}</time>
        </span>
      ))}
      .
    </p>
  );
}
