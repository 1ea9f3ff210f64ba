import { brand } from '@hearthway/contracts/brand';
import { homePath } from '@hearthway/contracts/page-paths';
import { Alert, Button, LoadingText, Main } from '@hearthway/web-kit';
import { isSiteDataBlocked } from '@hearthway/web-kit/storage';
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import type { Session } from '../../session/index.js';
import { SiteHeader } from '../site-header.js';
import css from './auth-frame.module.css';
import { SidePanel } from './side-panel.js';

export interface AuthFrameProps {
  /** Names the form or result shown. When it changes, the new heading is focused. */
  readonly step?: string;
  readonly children: ReactNode;
}

/** The frame of every page about signing in and accounts. */
export function AuthFrame({ step, children }: AuthFrameProps): ReactNode {
  const cardRef = useRef<HTMLDivElement>(null);
  const shownRef = useRef(step);
  useEffect(() => {
    if (shownRef.current === step) return;
    shownRef.current = step;
    cardRef.current?.querySelector('h1')?.focus();
  }, [step]);
  return (
    <div className={css['screen']}>
      <SiteHeader home={homePath} />
      <Main className={css['columns']}>
        <div className={css['card']} ref={cardRef}>
          {children}
        </div>
        <SidePanel />
      </Main>
    </div>
  );
}

export function Title({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <h1 className={css['title']} tabIndex={-1}>
      {children}
    </h1>
  );
}

export interface SignedOutProps {
  readonly session: Pick<Session, 'user' | 'subscribe'>;
  /** The page's heading when its form can't be shown. */
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * A sign-in form, or a request to allow cookies first. No form until the user is known to be signed out; the guard redirects
 * signed-in users.
 */
export function SignedOut({ session, title, children }: SignedOutProps): ReactNode {
  const user = useSyncExternalStore(session.subscribe, session.user);
  if (user !== null) return <LoadingText>Loading…</LoadingText>;
  return isSiteDataBlocked() ? <SiteDataBlocked title={title} /> : children;
}

/** Shown instead of a form: without cookies and storage, the session would end with the page. */
function SiteDataBlocked({ title }: { readonly title: string }): ReactNode {
  return (
    <>
      <Title>{title}</Title>
      <Alert tone="warning" title="Your browser blocks site data">
        To keep you logged in, {brand.name} needs a cookie and your browser’s storage. In your browser’s settings, allow
        cookies and site data for {location.host}, then reload this page.
      </Alert>
      <Button
        fullWidth
        size="large"
        className={css['reload']}
        onClick={() => {
          location.reload();
        }}
      >
        Reload the page
      </Button>
    </>
  );
}
