import type { ReactNode } from 'react';
import type { SourcedRow } from '@hearthway/contracts/affordability';
import { Dialog } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { policyValue } from '../../../features/estimates/index.js';
import css from './assumptions.module.css';

interface AssumptionsProps {
  /** Of the rows that the result used. */
  readonly ids: readonly string[];
  readonly rows: readonly SourcedRow[];
  readonly date: string;
  readonly onClose: () => void;
}

/** Every dated figure behind the result, with its source. */
export function Assumptions({ ids, rows, date, onClose }: AssumptionsProps): ReactNode {
  const used = rows.filter(({ id }) => ids.includes(id));
  return (
    <Dialog
      open
      size="large"
      title="Assumptions"
      description={`The ${used.length} figures behind these numbers, as in force on ${formatDay(date)}. Everything else is what you entered.`}
      onClose={onClose}
    >
      <ul className={css['rows']}>
        {used.map((row) => (
          <li key={row.id} className={css['row']}>
            <span className={css['name']}>{row.name}</span>
            <strong className={css['value']}>{policyValue(row)}</strong>
            {row.range && row.range.low !== row.range.high && (
              <span className={css['note']}>
                Varies from {policyValue(row, row.range.low)} to {policyValue(row, row.range.high)}
              </span>
            )}
            <span className={css['note']}>
              {row.sourceUrl ? (
                <a href={row.sourceUrl} target="_blank" rel="noreferrer">
                  {row.sourceName}
                </a>
              ) : (
                row.sourceName
              )}
              . In force since {formatDay(row.effectiveFrom)}, checked {formatDay(row.checkedOn)}.
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
