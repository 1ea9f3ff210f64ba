import type { ReactNode } from 'react';
import { ArrowLeftIcon } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import css from './page-head.module.css';

export interface PageHeadProps {
  title: string;
  lead: string;
  children?: ReactNode;
}

/** The top of a page below the dashboard: the way back, the title, and what the page is for. */
export function PageHead({ title, lead, children }: PageHeadProps): ReactNode {
  return (
    <header className={css['head']}>
      <PageLink to="/dashboard" className={css['back']}>
        <ArrowLeftIcon size={18} />
        Back to your dashboard
      </PageLink>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={css['lead']}>{lead}</p>
      {children}
    </header>
  );
}
