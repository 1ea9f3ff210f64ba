import type { ReactNode } from 'react';
import { parts } from '../page-parts/index.js';
import { Comparison } from './comparison.js';
import { compared, type Chosen } from './use-chosen.js';

/** Compares the chosen Loan Estimates, or says what is missing to do so. */
export function ChosenComparison({ chosen: { all, chosen } }: { readonly chosen: Chosen }): ReactNode {
  if (chosen.length >= compared.fewest) return <Comparison estimates={chosen} />;
  if (all.length === 0) return null;
  return (
    <p role="status" className={parts['lead']}>
      {all.length === 1 ? 'Add one more to compare them.' : 'Choose two to four to compare.'}
    </p>
  );
}

/** Why no more can be chosen. */
export function FullNote({ chosen: { all, chosen } }: { readonly chosen: Chosen }): ReactNode {
  return (
    all.length > compared.most &&
    chosen.length === compared.most && (
      <p role="status" className={parts['note']}>
        Four are compared, the most at once. Uncheck one to compare another.
      </p>
    )
  );
}
