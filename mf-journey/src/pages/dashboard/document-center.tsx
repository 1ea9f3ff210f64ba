import { useId, type ReactNode } from 'react';
import { dashboardTexts } from '@hearthway/contracts/texts';
import { Card, Skeleton } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { lazyPart } from '@hearthway/web-kit/slice';
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
      <LazyStanding />
    </Card>
  );
}

const LazyStanding = lazyPart(async () => (await import('./document-standing.js')).DocumentStanding, {
  waiting: <Skeleton lines={5} />,
  // The page shows it, too.
  failed: () => null,
});
