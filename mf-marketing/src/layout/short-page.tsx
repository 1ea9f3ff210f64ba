import type { Platform } from '@hearthway/contracts/platform';
import type { ReactNode } from 'react';
import { SiteLayout } from './site-layout.js';
import css from './short-page.module.css';

export interface ShortPageProps {
  platform: Platform;
  children: ReactNode;
}

/** A centered page with one message, such as a result, and links onward. */
export function ShortPage({ platform, children }: ShortPageProps): ReactNode {
  return (
    <SiteLayout platform={platform}>
      <div className={css['page']}>{children}</div>
    </SiteLayout>
  );
}

export interface ShortPageTitleProps {
  /** Use h2 when the page already has an h1. */
  Heading?: 'h1' | 'h2';
  children: ReactNode;
}

export function ShortPageTitle({ Heading = 'h1', children }: ShortPageTitleProps): ReactNode {
  return <Heading className={css['title']}>{children}</Heading>;
}

export function ShortPageText({ children }: { children: ReactNode }): ReactNode {
  return <p className={css['text']}>{children}</p>;
}

/** Side by side; full width on phones. */
export function ShortPageActions({ children }: { children: ReactNode }): ReactNode {
  return <div className={css['actions']}>{children}</div>;
}
