import type { ReactNode } from 'react';
import css from './facts.module.css';

/** Facts side by side where there is room. */
export function Facts({ children }: { readonly children: ReactNode }): ReactNode {
  return <dl className={css['facts']}>{children}</dl>;
}
