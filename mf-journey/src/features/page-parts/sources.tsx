import type { ReactNode } from 'react';
import type { PolicyRow } from '@hearthway/contracts/journey';
import { formatDay } from '@hearthway/web-kit/dates';
import { Bullets } from './text.js';
import css from './sources.module.css';

/** Sources of figures and rules. */
export function Sources({ rows }: { readonly rows: readonly PolicyRow[] }): ReactNode {
  if (rows.length === 0) return null;
  return (
    <details className={css['sources']}>
      <summary>Where this comes from</summary>
      <Bullets>
        {rows.map(({ id, name, sourceName, sourceUrl, effectiveFrom }) => (
          <li key={id}>
            {name}:{' '}
            {sourceUrl === '' ? (
              sourceName
            ) : (
              <a href={sourceUrl} target="_blank" rel="noreferrer">
                {sourceName}
              </a>
            )}
            , in force since {formatDay(effectiveFrom)}
          </li>
        ))}
      </Bullets>
    </details>
  );
}
