import type { ReactNode } from 'react';
import type { PolicyRow } from '@hearthway/contracts/journey';
import { ChevronDownIcon } from '@hearthway/web-kit';
import { PolicyRows } from '../../../features/policy-rows/index.js';
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
      <PolicyRows rows={rows} />
    </details>
  );
}
