import type { ReactNode } from 'react';
import type { Deadline, PolicyRow } from '@hearthway/contracts/journey';
import { formatDay } from '@hearthway/web-kit/dates';
import { OutsideLink } from '../../outside-link/index.js';
import css from './policy-rows.module.css';

interface SourceLineProps {
  readonly source: Pick<Deadline, 'sourceName' | 'sourceUrl' | 'sourceDate'>;
  /** What it says of the rule. */
  readonly standing?: string;
}

/** Where a rule is written, and when we read it last. */
export function SourceLine({ source, standing = 'Source' }: SourceLineProps): ReactNode {
  const { sourceName, sourceUrl, sourceDate } = source;
  return (
    <p className={css['line']}>
      {standing}: {sourceUrl === '' ? sourceName : <OutsideLink href={sourceUrl}>{sourceName}</OutsideLink>}, checked{' '}
      {formatDay(sourceDate)}.
    </p>
  );
}

interface RowSourceProps {
  readonly rows: readonly PolicyRow[];
  /** Of the row that a text rests on. */
  readonly id: string | null;
}

/** Where a row of policy figures is written. Nothing without the row. */
export function RowSource({ rows, id }: RowSourceProps): ReactNode {
  const row = rows.find((one) => one.id === id);
  return row && <SourceLine source={{ ...row, sourceDate: row.checkedOn }} />;
}
