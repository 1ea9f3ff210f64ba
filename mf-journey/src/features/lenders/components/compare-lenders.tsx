import { useRef, useState, type ReactNode } from 'react';
import type { LenderMatch } from '@hearthway/contracts/journey';
import { Button, Dialog } from '@hearthway/web-kit';
import type { Comparison } from '../use-comparison.js';
import { basisOfEstimates, lenderFigures, planOfEstimates, type LenderFigure } from './lender-figures.js';
import { statusText } from './status-badge.js';
import css from './compare-lenders.module.css';

/** Opens the chosen lenders side by side. */
export function CompareLenders({ comparison: { chosen, isFull, clear } }: { comparison: Comparison }): ReactNode {
  const [open, setOpen] = useState(false);
  const hint = useRef<HTMLParagraphElement>(null);
  const isReady = chosen.length >= 2;
  const plan = planOfEstimates(chosen);
  return (
    <div className={css['bar']} data-ready={isReady || undefined} data-full={isFull || undefined}>
      <p ref={hint} role="status" tabIndex={-1} className={css['hint']}>
        {!isReady && 'Check two or more lenders to compare them.'}
        {isReady && !isFull && `${chosen.length} lenders to compare.`}
        {isFull && `${chosen.length} lenders to compare, which is the most at once.`}
      </p>
      {isReady && (
        <div className={css['actions']}>
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              clear();
              // The button is about to go.
              hint.current?.focus();
            }}
          >
            Clear
          </Button>
          <Button
            size="small"
            onClick={() => {
              setOpen(true);
            }}
          >
            Compare {chosen.length} lenders
          </Button>
        </div>
      )}
      <Dialog
        open={open && isReady}
        onClose={() => {
          setOpen(false);
        }}
        size="large"
        title="Compare lenders"
        description={plan && basisOfEstimates(plan)}
      >
        <ComparisonTable matches={chosen} />
      </Dialog>
    </div>
  );
}

/** On a phone, each figure is a block with a line for each lender. The roles keep it a table where CSS makes it blocks. */
function ComparisonTable({ matches }: { matches: readonly LenderMatch[] }): ReactNode {
  const columns = matches.map((match) => ({ match, figures: comparedFigures(match) }));
  return (
    <table role="table" className={css['table']}>
      <thead role="rowgroup">
        <tr role="row">
          <td role="cell" />
          {matches.map(({ id, lender }) => (
            <th key={id} role="columnheader" scope="col">
              {lender.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {columns[0]?.figures.map(({ name }, row) => (
          <tr key={name} role="row">
            <th role="rowheader" scope="row">
              {name}
            </th>
            {columns.map(({ match: { id, lender }, figures }) => (
              <td key={id} role="cell">
                <span className={css['lender']} aria-hidden>
                  {lender.name}
                </span>
                <span className={css['value']}>{figures[row]?.value}</span>
                {figures[row]?.note !== undefined && <p className={css['note']}>{figures[row].note}</p>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function comparedFigures(match: LenderMatch): LenderFigure[] {
  const { matchScore, unranked, unconfirmed } = match;
  return [
    { name: 'Match', value: unranked === undefined ? `${matchScore}%` : 'Not ranked', note: unranked ?? unconfirmed },
    { name: 'Status', value: statusText(match) },
    ...lenderFigures(match),
  ];
}
