import type { ReactNode } from 'react';
import { ArrowLeftIcon, Badge, buttonClassName, Card, TableIllustration } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { useLocation } from 'react-router-dom';
import { DemoCompleteButton, FallbackNotice, milestoneAt, useMilestones } from '../../features/milestones/index.js';
import type { UpcomingPage } from './upcoming-pages.js';
import css from './coming-soon.module.css';

/** Placeholder for a page that does not exist yet. */
export function ComingSoon({ page }: { page: UpcomingPage }): ReactNode {
  const { tracker } = useMilestones();
  const milestone = milestoneAt(tracker, useLocation().pathname);
  return (
    <>
      <Card as="section" padding="large" className={css['card']}>
        <TableIllustration className={css['picture']} />
        <Badge tone="accent">Coming soon</Badge>
        <h1 tabIndex={-1} className={css['name']}>
          {page.name}
        </h1>
        <p className={css['promise']}>Here you’ll be able to {page.promise}</p>
        <div className={css['actions']}>
          <PageLink to="/dashboard" className={buttonClassName()}>
            <ArrowLeftIcon size={18} />
            Back to your dashboard
          </PageLink>
          {milestone && <DemoCompleteButton milestone={milestone} />}
        </div>
      </Card>
      <FallbackNotice />
    </>
  );
}
