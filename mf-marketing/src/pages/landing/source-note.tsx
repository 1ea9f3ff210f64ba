import type { ReactNode } from 'react';
import type { Source } from './facts.js';
import css from './source-note.module.css';

/** Says below a statement where it is from and of which day. */
export function SourceNote({ sources }: { sources: readonly Source[] }): ReactNode {
  return (
    <p className={css['note']}>
      Source:{' '}
      {sources.map(({ name, address, date, dateText }, index) => (
        <span key={name + date}>
          {index > 0 && '; '}
          <cite>{address ? <a href={address}>{name}</a> : name}</cite>, <time dateTime={date}>{dateText}</time>
        </span>
      ))}
      .
    </p>
  );
}
