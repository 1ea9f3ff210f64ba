import type { ReactNode } from 'react';
import type { LenderMatch } from '@hearthway/contracts/journey';
import { ComparisonBar, ComparisonTable, type Comparison } from '../../comparison/index.js';
import { basisOfEstimates, lenderFigures, planOfEstimates, type LenderFigure } from './lender-figures.js';
import { statusText } from './status-badge.js';

/** Opens the chosen lenders side by side. */
export function CompareLenders({ comparison }: { readonly comparison: Comparison<LenderMatch> }): ReactNode {
  const { chosen } = comparison;
  const plan = planOfEstimates(chosen);
  const figures = chosen.map(comparedFigures);
  return (
    <ComparisonBar comparison={comparison} things="lenders" description={plan && basisOfEstimates(plan)}>
      <ComparisonTable
        columns={chosen.map(({ id, lender: { name } }) => ({ id, name }))}
        rows={(figures[0] ?? []).map(({ name }, row) => ({
          name,
          cells: figures.map((one) => ({ value: one[row]?.value, note: one[row]?.note })),
        }))}
      />
    </ComparisonBar>
  );
}

/** The same for every lender, in the same order. */
function comparedFigures(match: LenderMatch): LenderFigure[] {
  const { matchScore, unranked, unconfirmed } = match;
  return [
    { name: 'Match', value: unranked === undefined ? `${matchScore}%` : 'Not ranked', note: unranked ?? unconfirmed },
    { name: 'Status', value: statusText(match) },
    ...lenderFigures(match),
  ];
}
