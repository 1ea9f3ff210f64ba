import { useEffect, useRef, type ReactNode } from 'react';
import { brand } from '@hearthway/contracts/brand';
import { Button, LogOutIcon, Main, Wordmark } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { useAdminSession, useAdminSessions } from '../session/index.js';
import css from './admin-frame.module.css';

const pages = [
  { path: '/admin', name: 'Admin' },
  { path: '/email-test', name: 'Email test' },
] as const;

/** The layout of every admin page, with its heading. */
export function AdminFrame({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const { signOut } = useAdminSessions();
  const { username } = useAdminSession();
  const heading = useRef<HTMLHeadingElement>(null);
  // Signing in removed the focused form.
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className={css['frame']}>
      <header className={css['header']}>
        <Wordmark name={brand.name} className={css['wordmark']} />
        <nav className={css['pages']} aria-label="Admin pages">
          {pages.map(({ path, name }) => (
            <PageLink key={path} to={path} className={css['page']}>
              {name}
            </PageLink>
          ))}
        </nav>
        <div className={css['account']}>
          <span className={css['username']}>{username}</span>
          <Button variant="secondary" size="small" icon={<LogOutIcon size={16} />} onClick={signOut}>
            Logout
          </Button>
        </div>
      </header>
      <Main className={css['main']}>
        <h1 ref={heading} tabIndex={-1} className={css['heading']}>
          {title}
        </h1>
        {children}
      </Main>
    </div>
  );
}
