import type { ReactNode } from 'react';
import { ArrowLeftIcon, Badge, buttonClassName, Card, TableIllustration } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { AskMia } from '../../features/chat/index.js';
import { FallbackNotice } from '../../features/milestones/index.js';
import css from './coming-soon.module.css';

/** Placeholder for Documents, the one page that doesn’t exist yet. */
export function ComingSoon(): ReactNode {
  return (
    <>
      <Card as="section" padding="large" className={css['card']}>
        <TableIllustration className={css['picture']} />
        <Badge tone="accent">Coming soon</Badge>
        <h1 tabIndex={-1} className={css['name']}>
          Documents
        </h1>
        <p className={css['promise']}>
          Here you’ll be able to keep every document for your purchase in one place, easy to find on the day someone
          asks for it.
        </p>
        <div className={css['actions']}>
          <PageLink to="/dashboard" className={buttonClassName()}>
            <ArrowLeftIcon size={18} />
            Back to your dashboard
          </PageLink>
          <AskMia />
        </div>
      </Card>
      <FallbackNotice />
    </>
  );
}
