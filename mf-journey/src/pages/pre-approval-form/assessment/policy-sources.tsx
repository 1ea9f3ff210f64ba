import type { ReactNode } from 'react';
import type { PolicyRow } from '@hearthway/contracts/journey';
import { ChevronDownIcon } from '@hearthway/web-kit';
import { formatPolicyDates, formatPolicyValue } from './format-policy.js';
import css from './assessment.module.css';

/** Lists every dated figure that the results use. */
export function PolicySources({ rows }: { readonly rows: readonly PolicyRow[] }): ReactNode {
  if (rows.length === 0) return null;
  return (
    <details className={css['sources']}>
      <summary className={css['sources-title']}>
        <ChevronDownIcon size={20} className={css['chevron']} />
        Where this comes from
      </summary>
      <ul className={css['rows']}>
        {rows.map((row) => (
          <li key={row.id} className={css['row']}>
            <span>{row.name}</span>
            <strong className={css['row-value']}>{formatPolicyValue(row)}</strong>
            <span className={css['row-source']}>
              {row.sourceUrl ? (
                <a href={row.sourceUrl} target="_blank" rel="noreferrer">
                  {row.sourceName}
                </a>
              ) : (
                row.sourceName
              )}
              , {formatPolicyDates(row)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
