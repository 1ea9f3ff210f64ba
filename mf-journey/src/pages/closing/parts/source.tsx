import type { ReactNode } from 'react';
import type { DisclosureClock } from '@hearthway/contracts/journey';
import { formatDay } from '@hearthway/web-kit/dates';
import { OutsideLink } from '../../../outside-link/index.js';
import css from './parts.module.css';

/** Where a rule is written, and when we read it last. */
export function Source({
  sourceName,
  sourceUrl,
  sourceDate,
}: Pick<DisclosureClock, 'sourceName' | 'sourceUrl' | 'sourceDate'>): ReactNode {
  return (
    <p className={css['source']}>
      Source: <OutsideLink href={sourceUrl}>{sourceName}</OutsideLink>, checked {formatDay(sourceDate)}.
    </p>
  );
}
