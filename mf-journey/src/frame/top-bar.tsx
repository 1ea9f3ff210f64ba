import type { ReactNode } from 'react';
import { brand } from '@hearthway/contracts/brand';
import { Avatar, Skeleton, Wordmark } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { useUser } from '@hearthway/web-kit/slice';
import css from './top-bar.module.css';

export interface TopBarProps {
  readonly withWordmark: boolean;
  /** Actions of the page that is open. */
  readonly children: ReactNode;
}

export function TopBar({ withWordmark, children }: TopBarProps): ReactNode {
  return (
    <header className={css['top-bar']}>
      {withWordmark && (
        <PageLink to="/dashboard" className={css['home']} aria-current={undefined}>
          <Wordmark name={brand.name} />
        </PageLink>
      )}
      {children}
      <Account />
    </header>
  );
}

function Account(): ReactNode {
  const user = useUser();
  if (!user) {
    return (
      <div className={css['account']} aria-hidden="true">
        <span className={css['email-skeleton']}>
          <Skeleton />
        </span>
        <Skeleton shape="circle" />
      </div>
    );
  }
  return (
    <div className={css['account']}>
      <span className={css['email']} title={user.email}>
        {user.email}
      </span>
      <Avatar name={user.username} />
    </div>
  );
}
