import type { ReactNode } from 'react';
import type { AssessedHome } from '@hearthway/contracts/journey';
import { ErrorState, Skeleton } from '@hearthway/web-kit';
import { lazyPart } from '@hearthway/web-kit/slice';
import { ComparisonBar, type Comparison } from '../../../features/comparison/index.js';

const CompareTable = lazyPart(async () => (await import('./compare-table.js')).CompareTable, {
  waiting: <Skeleton lines={8} />,
  failed: (retry) => <ErrorState headingLevel={3} onRetry={retry} />,
});

/** Opens the chosen homes side by side. */
export function CompareHomes({ comparison }: { readonly comparison: Comparison<AssessedHome> }): ReactNode {
  return (
    <ComparisonBar comparison={comparison} things="homes" description="Payments and cash to close are estimates.">
      <CompareTable homes={comparison.chosen} />
    </ComparisonBar>
  );
}
