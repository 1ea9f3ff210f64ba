import type { ReactNode } from 'react';
import type { PolicyRow } from '@hearthway/contracts/journey';
import { PolicyRows } from './policy-rows.js';
import css from './policy-rows.module.css';

interface SourcesProps {
  readonly rows: readonly PolicyRow[];
  /** Of the figures that are shown. */
  readonly rowIds: readonly string[];
}

/** What figures rest on. Nothing if none of them rests on a row. */
export function Sources({ rows, rowIds }: SourcesProps): ReactNode {
  const shown = rows.filter(({ id }) => rowIds.includes(id));
  if (shown.length === 0) return null;
  return (
    <details className={css['sources']}>
      <summary>Where these figures come from</summary>
      <PolicyRows rows={shown} />
    </details>
  );
}
