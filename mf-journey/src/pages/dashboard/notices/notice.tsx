import { useId, type ReactNode } from 'react';
import { Button, buttonClassName, Card } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import css from './notice.module.css';

export interface NoticeProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly linkText: string;
  /** The id of a section of Settings. */
  readonly section: string;
  readonly dismissText: string;
  /** Also called when the link is followed. */
  readonly onRead: (how: 'followed' | 'dismissed') => void;
}

export function Notice({ title, children, linkText, section, dismissText, onRead }: NoticeProps): ReactNode {
  const headingId = useId();
  return (
    <Card as="section" padding="small" raised className={css['notice']} aria-labelledby={headingId}>
      <div role="status" className={css['words']}>
        <h2 id={headingId} className={css['title']}>
          {title}
        </h2>
        {children}
      </div>
      <div className={css['actions']}>
        <PageLink
          to={`/settings#settings-${section}`}
          className={buttonClassName({ variant: 'secondary', size: 'small' })}
          onClick={() => {
            onRead('followed');
          }}
        >
          {linkText}
        </PageLink>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            // The pressed button disappears.
            document.querySelector('h1')?.focus({ preventScroll: true });
            onRead('dismissed');
          }}
        >
          {dismissText}
        </Button>
      </div>
    </Card>
  );
}
