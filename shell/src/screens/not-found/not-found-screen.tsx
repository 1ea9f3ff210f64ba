import { notFoundTexts } from '@hearthway/contracts/texts';
import { ButtonLink, Main, PathIllustration } from '@hearthway/web-kit';
import { useSyncExternalStore, type ReactNode } from 'react';
import { dashboardPath, homePath } from '../../shell-pages.js';
import type { Session } from '../../session/index.js';
import css from './not-found-screen.module.css';

export function NotFoundScreen({ session }: { readonly session: Session }): ReactNode {
  const user = useSyncExternalStore(session.subscribe, session.user);
  return (
    <Main className={css['screen']}>
      <div className={css['picture']}>
        <PathIllustration />
      </div>
      <h1 className={css['heading']}>{notFoundTexts.heading}</h1>
      <p className={css['text']}>{notFoundTexts.text}</p>
      {user ? (
        <ButtonLink href={dashboardPath}>Go to your dashboard</ButtonLink>
      ) : (
        <ButtonLink href={homePath}>Go to the home page</ButtonLink>
      )}
    </Main>
  );
}
