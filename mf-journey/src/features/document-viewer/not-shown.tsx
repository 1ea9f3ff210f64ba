import type { ReactNode } from 'react';
import { EmptyState } from '@hearthway/web-kit';
import css from './document-viewer.module.css';

interface NotShownProps {
  readonly title: string;
  readonly download: ReactNode;
  readonly children: ReactNode;
}

/** Why a file isn’t shown, and what to do instead. */
export const NotShown = ({ title, download, children }: NotShownProps): ReactNode => (
  <div className={css['state']}>
    <EmptyState headingLevel={3} title={title} action={download}>
      <p>{children}</p>
    </EmptyState>
  </div>
);
