import type { ReactNode } from 'react';
import type { OfferReview, PolicyRow } from '@hearthway/contracts/journey';
import { CircleCheckIcon, CircleQuestionIcon, TriangleAlertIcon, VisuallyHidden } from '@hearthway/web-kit';
import { OutsideLink } from '../../../outside-link/index.js';
import css from './review.module.css';

const results = {
  fine: { Icon: CircleCheckIcon, word: 'Fine' },
  warning: { Icon: TriangleAlertIcon, word: 'Look at this' },
  missing: { Icon: CircleQuestionIcon, word: 'Not known' },
} as const;
/** What needs the buyer comes first. */
const order = ['warning', 'missing', 'fine'] as const;

/** The offer beside the buyer’s own numbers, each with where the rule comes from. */
export function Checks({ checks, policyRows }: Pick<OfferReview, 'checks' | 'policyRows'>): ReactNode {
  const rows = new Map(policyRows.map((row) => [row.id, row]));
  return (
    <ul className={css['checks']}>
      {order.flatMap((result) => {
        const { Icon, word } = results[result];
        return checks
          .filter((check) => check.result === result)
          .map(({ id, text, policyRowIds }) => (
            <li key={id} className={css['check']} data-result={result}>
              <Icon size={20} />
              <div>
                <VisuallyHidden>{word}: </VisuallyHidden>
                {text}
                <Sources rows={policyRowIds.flatMap((rowId) => rows.get(rowId) ?? [])} />
              </div>
            </li>
          ));
      })}
    </ul>
  );
}

function Sources({ rows }: { readonly rows: readonly PolicyRow[] }): ReactNode {
  const sources = [...new Map(rows.map((row) => [row.sourceName, row])).values()];
  if (sources.length === 0) return null;
  const items = sources.map(({ sourceName, sourceUrl }) => (
    <li key={sourceName}>{sourceUrl ? <OutsideLink href={sourceUrl}>{sourceName}</OutsideLink> : sourceName}</li>
  ));
  return (
    <details className={css['note']}>
      <summary>{sources.length === 1 ? 'Source' : `${sources.length} sources`}</summary>
      <ul className={css['sources']}>{items}</ul>
    </details>
  );
}
