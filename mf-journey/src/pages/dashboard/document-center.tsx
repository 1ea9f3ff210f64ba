import { useId, type ReactNode } from 'react';
import { dashboardTexts } from '@hearthway/contracts/texts';
import { buttonClassName, Card } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { latePart } from '../../late-part.js';
import { StandingError, StandingSkeleton } from './document-standing-states.js';
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
      <LateStanding />
      <div>
        <PageLink to="/documents" className={buttonClassName({ variant: 'secondary' })}>
          {dashboardTexts.manageDocuments}
        </PageLink>
      </div>
    </Card>
  );
}

/** Below what a buyer sees first, and on its own page, too. */
const LateStanding = latePart(async () => (await import('./document-standing.js')).DocumentStanding, {
  waiting: <StandingSkeleton />,
  failed: (retry) => <StandingError onRetry={retry} />,
});
