import type { ReactNode } from 'react';
import { brand } from '@hearthway/contracts/brand';
import { Main, Wordmark } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import css from './public-frame.module.css';

/** The layout of a page that anyone may open. */
export function PublicFrame({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      <header className={css['bar']}>
        <PageLink to="/" className={css['home']}>
          <Wordmark name={brand.name} />
        </PageLink>
      </header>
      <Main className={css['page']}>{children}</Main>
    </>
  );
}
