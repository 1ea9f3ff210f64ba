import { useRef, useState, type ReactNode } from 'react';
import { lenderMatchStatuses, type LenderMatch } from '@hearthway/contracts/journey';
import { Button, Dialog } from '@hearthway/web-kit';
import { comparisonMaximum, type Comparison } from '../use-comparison.js';
import { basisOfEstimates, lenderFigures, type LenderFigure } from './lender-figures.js';
import css from './compare-lenders.module.css';

/** Opens the chosen lenders side by side. */
export function CompareLenders({ comparison: { chosen, isFull, clear } }: { comparison: Comparison }): ReactNode {
  const [open, setOpen] = useState(false);
  const hint = useRef<HTMLParagraphElement>(null);
  return (
    <div className={css['bar']} data-ready={chosen.length >= 2 || undefined}>
      <p ref={hint} role="status" tabIndex={-1} className={css['hint']}>
        {chosen.length < 2 && 'Check two or more lenders to compare them.'}
        {chosen.length >= 2 && !isFull && `${chosen.length} lenders to compare.`}
        {isFull && `${chosen.length} lenders to compare, which is the most at once.`}
      </p>
      {chosen.length >= 2 && (
        <div className={css['actions']}>
          <Button
            size="small"
            onClick={() => {
              setOpen(true);
            }}
          >
            Compare {chosen.length} lenders
          </Button>
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
        </div>
      )}
      <Dialog
        open={open && chosen.length >= 2}
        onClose={() => {
          setOpen(false);
        }}
        size="large"
        title="Compare lenders"
        description={basisOfEstimates(chosen)}
      >
        <ComparisonTable matches={chosen.slice(0, comparisonMaximum)} />
      </Dialog>
    </div>
  );
}

function ComparisonTable({ matches }: { matches: readonly LenderMatch[] }): ReactNode {
  const columns = matches.map((match) => ({ match, figures: comparedFigures(match) }));
  const [first] = columns;
  return (
    // Wider than a phone: it scrolls, also by keyboard.
    <div className={css['scroll']} role="region" aria-label="Comparison of lenders" tabIndex={0}>
      <table className={css['table']}>
        <thead>
          <tr>
            <td />
            {matches.map(({ id, lender }) => (
              <th key={id} scope="col">
                {lender.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {first?.figures.map(({ name }, row) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {columns.map(({ match, figures }) => (
                <td key={match.id}>
                  {figures[row]?.value}
                  {figures[row]?.note !== undefined && <p className={css['note']}>{figures[row].note}</p>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function comparedFigures(match: LenderMatch): LenderFigure[] {
  const { matchScore, unranked, status } = match;
  return [
    { name: 'Match', value: unranked === undefined ? `${matchScore}%` : 'Not ranked', note: unranked },
    { name: 'Status', value: lenderMatchStatuses[status] },
    ...lenderFigures(match),
  ];
}
