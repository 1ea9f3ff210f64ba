import type { ReactNode } from 'react';
import css from './pair.module.css';

/** Two controls side by side where there is room. */
export function Pair({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={css['pair']}>{children}</div>;
}
