import type { ReactNode } from 'react';
import css from './facts.module.css';

/** Labels with their values, in two columns where there is room. */
export function Facts({ children }: { readonly children: ReactNode }): ReactNode {
  return <dl className={css['facts']}>{children}</dl>;
}

export interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

export function Fact({ name, children }: FactProps): ReactNode {
  return (
    <div className={css['fact']}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
