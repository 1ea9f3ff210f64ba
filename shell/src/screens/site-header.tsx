import { brand } from '@hearthway/contracts/brand';
import { Wordmark } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import css from './site-header.module.css';

export interface SiteHeaderProps {
  /** Where the logo leads. */
  readonly home: string;
  readonly children?: ReactNode;
}

/** The header of the shell's own screens. */
export function SiteHeader({ home, children }: SiteHeaderProps): ReactNode {
  return (
    <header className={css['header']}>
      <a className={css['home']} href={home}>
        <Wordmark name={brand.name} />
      </a>
      {children}
    </header>
  );
}
