import type { ReactNode } from 'react';
import css from './sections.module.css';

/** The sections of a page, below each other. */
export function Sections({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={css['sections']}>{children}</div>;
}
