import type { ReactNode } from 'react';
import css from './parts.module.css';

export function Muted({ children }: { readonly children: ReactNode }): ReactNode {
  return <p className={css['muted']}>{children}</p>;
}

/** Names and values, one pair per line. */
export function Facts({ children }: { readonly children: ReactNode }): ReactNode {
  return <dl className={css['facts']}>{children}</dl>;
}
