import type { ReactNode } from 'react';
import type { PolicyRow } from '@hearthway/contracts/journey';
import { formatDay } from '@hearthway/web-kit/dates';
import { OutsideLink } from '../../../outside-link/index.js';
import css from '../home-inspection.module.css';

/** What a text rests on. */
export function SourceLine({ row }: { readonly row: PolicyRow | undefined }): ReactNode {
  if (!row) return null;
  const { sourceName, sourceUrl, checkedOn } = row;
  return (
    <p className={css['note']}>
      Source: {sourceUrl === '' ? sourceName : <OutsideLink href={sourceUrl}>{sourceName}</OutsideLink>}, checked{' '}
      {formatDay(checkedOn)}.
    </p>
  );
}
