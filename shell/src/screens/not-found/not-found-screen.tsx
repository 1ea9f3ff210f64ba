import { notFoundTexts } from '@hearthway/contracts/texts';
import { ButtonLink, Main, PathIllustration } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import { homePath } from '../../apps.js';
import css from './not-found-screen.module.css';

export function NotFoundScreen(): ReactNode {
  return (
    <Main className={css['screen']}>
      <div className={css['picture']}>
        <PathIllustration />
      </div>
      <h1 className={css['heading']}>{notFoundTexts.heading}</h1>
      <p className={css['text']}>{notFoundTexts.text}</p>
      <ButtonLink href={homePath}>Go to the home page</ButtonLink>
    </Main>
  );
}
