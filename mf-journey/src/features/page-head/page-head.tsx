import type { ReactNode } from 'react';
import { ArrowLeftIcon } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import css from './page-head.module.css';

export interface PageHeadProps {
  readonly title: string;
  readonly lead: ReactNode;
  /** Shown below the lead, such as a notice. */
  readonly children?: ReactNode;
}

/** The top of a page below the dashboard: the way back, the title, and what the page is for. Navigation focuses the title. */
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
