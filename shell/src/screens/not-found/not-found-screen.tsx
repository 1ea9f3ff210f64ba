import { notFoundTexts } from '@hearthway/contracts/texts';
import { ButtonLink, Main, PathIllustration } from '@hearthway/web-kit';
import { useSyncExternalStore, type ReactNode } from 'react';
import { authPath, dashboardPath, homePath } from '@hearthway/contracts/page-paths';
import type { Session } from '../../session/index.js';
import { SiteHeader } from '../site-header.js';
import css from './not-found-screen.module.css';

export function NotFoundScreen({ session }: { readonly session: Session }): ReactNode {
  const user = useSyncExternalStore(session.subscribe, session.user);
  const home = user ? dashboardPath : homePath;
  return (
    <div className={css['screen']}>
      <SiteHeader home={home}>
        {user === null && (
          <ButtonLink href={authPath} variant="quiet" className={css['log-in']}>
            Log in
          </ButtonLink>
        )}
      </SiteHeader>
      <Main className={css['message']}>
        <div className={css['picture']}>
          <PathIllustration />
        </div>
        <h1 className={css['heading']}>{notFoundTexts.heading}</h1>
        <p className={css['text']}>{notFoundTexts.text}</p>
        <ButtonLink href={home}>{user ? 'Go to your dashboard' : 'Go to the home page'}</ButtonLink>
      </Main>
    </div>
  );
}
