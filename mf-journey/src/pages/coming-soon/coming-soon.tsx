import type { ReactNode } from 'react';
import { ArrowLeftIcon, Badge, buttonClassName, Card, TableIllustration } from '@hearthway/web-kit';
import { journeyPageAt } from '@hearthway/contracts/journey-pages';
import type { PagePath } from '@hearthway/contracts/pages';
import { PageLink } from '@hearthway/web-kit/router';
import { useLocation } from 'react-router-dom';
import { AskMia } from '../../features/chat/index.js';
import { FallbackNotice } from '../../features/milestones/index.js';
import css from './coming-soon.module.css';

/** The rest of “Here you’ll be able to”, by the path of a page that does not exist yet. */
const promises: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '/make-offer': 'get help choosing a price and terms and putting your offer in writing.',
    '/mortgage-application':
      'follow your loan application from first form to locked rate and always see what’s still missing.',
    '/closing': 'see what to sign, what to pay, and what to bring, day by day until you have your keys.',
    '/documents': 'keep every document for your purchase in one place, easy to find on the day someone asks for it.',
  } satisfies Partial<Record<PagePath<'mf-journey'>, string>>),
);

/** Placeholder for a page that does not exist yet. */
export function ComingSoon(): ReactNode {
  const { pathname } = useLocation();
  return (
    <>
      <Card as="section" padding="large" className={css['card']}>
        <TableIllustration className={css['picture']} />
        <Badge tone="accent">Coming soon</Badge>
        <h1 tabIndex={-1} className={css['name']}>
          {journeyPageAt(pathname)?.reportName}
        </h1>
        <p className={css['promise']}>Here you’ll be able to {promises.get(pathname)}</p>
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
