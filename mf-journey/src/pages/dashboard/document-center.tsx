import { useId, type ReactNode } from 'react';
import { dashboardTexts } from '@hearthway/contracts/texts';
import { buttonClassName, Card, EmptyState, FolderIcon } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import css from './document-center.module.css';

export function DocumentCenter(): ReactNode {
  const headingId = useId();
  return (
    <Card as="section" className={css['card']} aria-labelledby={headingId}>
      <header className={css['header']}>
        <h2 id={headingId} className={css['heading']}>
          {dashboardTexts.documents}
        </h2>
        <PageLink to="/documents" className={css['all']}>
          {dashboardTexts.viewAllDocuments}
        </PageLink>
      </header>
      <EmptyState
        className={css['empty']}
        headingLevel={3}
        title="No documents yet"
        illustration={
          <span className={css['picture']}>
            <FolderIcon size={28} />
          </span>
        }
        action={
          <PageLink to="/documents" className={buttonClassName({ variant: 'secondary' })}>
            {dashboardTexts.manageDocuments}
          </PageLink>
        }
      >
        <p>Soon you’ll be able to store documents here.</p>
      </EmptyState>
    </Card>
  );
}
