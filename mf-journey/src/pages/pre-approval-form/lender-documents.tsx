import { useId, type ReactNode } from 'react';
import { papersFor, type FinancialProfile } from '@hearthway/contracts/journey';
import { Card } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import css from './pre-approval-form.module.css';

export function LenderDocuments({ profile }: { readonly profile: FinancialProfile }): ReactNode {
  const id = useId();
  return (
    <Card as="section" tone="sunken" aria-labelledby={id}>
      <h2 id={id} className={css['documents-title']}>
        What lenders will ask to see
      </h2>
      <p className={css['documents-lead']}>
        Based on what you’ve told us. You don’t need any of it today. When you do,{' '}
        <PageLink to="/get-pre-approved">tick it off on Get Pre-Approved</PageLink>.
      </p>
      <ul className={css['documents']}>
        {papersFor(profile, null).map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </Card>
  );
}
