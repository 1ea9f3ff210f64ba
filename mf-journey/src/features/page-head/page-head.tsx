import type { ReactNode } from 'react';
import { ArrowLeftIcon } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { AskMia } from '../chat/index.js';
import css from './page-head.module.css';

export interface PageHeadProps {
  title: string;
  lead: string;
  /** Where to go back to. The dashboard by default. */
  back?: { readonly to: string; readonly text: string };
  children?: ReactNode;
}

const toDashboard = { to: '/dashboard', text: 'Back to your dashboard' };

/** The top of a page below the dashboard: the way back, the title, what the page is for, and on a milestone’s page, Mia. */
export function PageHead({ title, lead, back = toDashboard, children }: PageHeadProps): ReactNode {
  return (
    <header className={css['head']}>
      <div className={css['top']}>
        <PageLink to={back.to} className={css['back']}>
          <ArrowLeftIcon size={18} />
          {back.text}
        </PageLink>
        <AskMia />
      </div>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={css['lead']}>{lead}</p>
      {children}
    </header>
  );
}
