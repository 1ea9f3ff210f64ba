import { brand } from '@hearthway/contracts/brand';
import { Main, Wordmark } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import { homePath } from '../../shell-pages.js';
import css from './auth-screen.module.css';
import { SidePanel } from './side-panel.js';

/** The page around every form about an account. */
export function AuthFrame({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className={css['screen']}>
      <header className={css['header']}>
        <a className={css['home']} href={homePath}>
          <Wordmark name={brand.name} />
        </a>
      </header>
      <Main className={css['columns']}>
        <div className={css['card']}>{children}</div>
        <SidePanel />
      </Main>
    </div>
  );
}
