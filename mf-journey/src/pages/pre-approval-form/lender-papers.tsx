import { useId, type ReactNode } from 'react';
import type { FinancialProfile } from '@hearthway/contracts/journey';
import { Card } from '@hearthway/web-kit';
import { papersFor } from './papers.js';
import css from './pre-approval-form.module.css';

export function LenderPapers({ profile }: { readonly profile: FinancialProfile }): ReactNode {
  const id = useId();
  return (
    <Card as="section" tone="sunken" aria-labelledby={id}>
      <h2 id={id} className={css['papers-title']}>
        What lenders will ask to see
      </h2>
      <p className={css['papers-lead']}>Based on what you’ve told us. You don’t need any of it today.</p>
      <ul className={css['papers']}>
        {papersFor(profile).map((paper) => (
          <li key={paper}>{paper}</li>
        ))}
      </ul>
    </Card>
  );
}
