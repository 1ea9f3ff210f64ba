import type { Platform } from '@hearthway/contracts/platform';
import type { ReactNode } from 'react';
import { SiteLayout } from './site-layout.js';
import css from './short-page.module.css';

export interface ShortPageProps {
  platform: Platform;
  children: ReactNode;
}

/** A page that says one thing, in the middle: how something went, and the way on. */
export function ShortPage({ platform, children }: ShortPageProps): ReactNode {
  return (
    <SiteLayout platform={platform}>
      <div className={css['page']}>{children}</div>
    </SiteLayout>
  );
}

export interface ShortPageTitleProps {
  /** A page has one heading of the first level. */
  Heading?: 'h1' | 'h2';
  children: ReactNode;
}

export function ShortPageTitle({ Heading = 'h1', children }: ShortPageTitleProps): ReactNode {
  return <Heading className={css['title']}>{children}</Heading>;
}

export function ShortPageText({ children }: { children: ReactNode }): ReactNode {
  return <p className={css['text']}>{children}</p>;
}

/** The ways on, side by side; on a phone each takes the whole width. */
export function ShortPageActions({ children }: { children: ReactNode }): ReactNode {
  return <div className={css['actions']}>{children}</div>;
}
