import type { ReactNode } from 'react';
import { ArrowLeftIcon } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import css from './page-head.module.css';

export interface PageHeadProps {
  title: string;
  lead: string;
  /** Where to go back to. The dashboard by default. */
  back?: { readonly to: string; readonly text: string };
  children?: ReactNode;
}

const toDashboard = { to: '/dashboard', text: 'Back to your dashboard' };

/** The top of a page below the dashboard: the way back, the title, and what the page is for. */
export function PageHead({ title, lead, back = toDashboard, children }: PageHeadProps): ReactNode {
  return (
    <header className={css['head']}>
      <PageLink to={back.to} className={css['back']}>
        <ArrowLeftIcon size={18} />
        {back.text}
      </PageLink>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={css['lead']}>{lead}</p>
      {children}
    </header>
  );
}
