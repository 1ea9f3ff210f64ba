import type { ReactNode } from 'react';
import { ArrowLeftIcon, Badge, buttonClassName, Card, TableIllustration } from '@hearthway/web-kit';
import { journeyPageAt } from '@hearthway/contracts/journey-pages';
import { PageLink } from '@hearthway/web-kit/router';
import { useLocation } from 'react-router-dom';
import { FallbackNotice } from '../../features/milestones/index.js';
import css from './coming-soon.module.css';

/** Placeholder for a page that does not exist yet. */
export function ComingSoon({ promise }: { promise: string }): ReactNode {
  const { pathname } = useLocation();
  return (
    <>
      <Card as="section" padding="large" className={css['card']}>
        <TableIllustration className={css['picture']} />
        <Badge tone="accent">Coming soon</Badge>
        <h1 tabIndex={-1} className={css['name']}>
          {journeyPageAt(pathname)?.reportName}
        </h1>
        <p className={css['promise']}>Here you’ll be able to {promise}</p>
        <div className={css['actions']}>
          <PageLink to="/dashboard" className={buttonClassName()}>
            <ArrowLeftIcon size={18} />
            Back to your dashboard
          </PageLink>
        </div>
      </Card>
      <FallbackNotice />
    </>
  );
}
