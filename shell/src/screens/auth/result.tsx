import { brand } from '@hearthway/contracts/brand';
import { authPath, dashboardPath } from '@hearthway/contracts/page-paths';
import { ButtonLink } from '@hearthway/web-kit';
import { useSyncExternalStore, type ReactNode } from 'react';
import type { Session } from '../../session/index.js';
import css from './auth-form.module.css';
import { Title } from './auth-frame.js';

export interface ResultProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Replaces a form after it was sent. */
export function Result({ title, children }: ResultProps): ReactNode {
  return (
    <div className={css['result']}>
      <Title>{title}</Title>
      {children}
    </div>
  );
}

export function Support(): ReactNode {
  return <a href={`mailto:${brand.support}`}>{brand.support}</a>;
}

/** The same whether or not an email was sent, so that it reveals nothing about an account. */
export const fewAnHour = 'We send only a few of these emails in an hour.';

type GoOnProps = Readonly<{ session: Pick<Session, 'user' | 'subscribe'> }>;

/** Links to the log-in form, or to the dashboard for a signed-in user. */
export function GoOn({ session }: GoOnProps): ReactNode {
  const user = useSyncExternalStore(session.subscribe, session.user);
  return user ? (
    <ButtonLink href={dashboardPath} size="large" fullWidth>
      Go to your dashboard
    </ButtonLink>
  ) : (
    <ButtonLink href={authPath} size="large" fullWidth>
      Log in
    </ButtonLink>
  );
}

export function GoBack({ session }: GoOnProps): ReactNode {
  const user = useSyncExternalStore(session.subscribe, session.user);
  return (
    <p className={css['other']}>
      {user ? <a href={dashboardPath}>Back to your dashboard</a> : <a href={authPath}>Back to login</a>}
    </p>
  );
}
