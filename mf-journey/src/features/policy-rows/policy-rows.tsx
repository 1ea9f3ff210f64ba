import type { ReactNode } from 'react';
import type { PolicyRow } from '@hearthway/contracts/journey';
import { formatPolicyDates, formatPolicyValue, standingText } from './format-policy.js';
import css from './policy-rows.module.css';

/** Dated figures with their sources. */
export function PolicyRows({ rows }: { readonly rows: readonly PolicyRow[] }): ReactNode {
  return (
    <ul className={css['rows']}>
      {rows.map((row) => (
        <li key={row.id} className={css['row']}>
          <span>{row.name}</span>
          <strong className={css['value']}>{formatPolicyValue(row)}</strong>
          <span className={css['source']}>
            {row.sourceUrl ? (
              <a href={row.sourceUrl} target="_blank" rel="noreferrer">
                {row.sourceName}
              </a>
            ) : (
              row.sourceName
            )}
            , {formatPolicyDates(row)}. {standingText[row.standing]}
          </span>
        </li>
      ))}
    </ul>
  );
}
