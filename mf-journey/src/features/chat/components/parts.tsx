import type { ReactNode } from 'react';
import css from './parts.module.css';

export function Muted({ children }: { readonly children: ReactNode }): ReactNode {
  return <p className={css['muted']}>{children}</p>;
}

/** Names and values, one pair per line. */
export function Facts({ children }: { readonly children: ReactNode }): ReactNode {
  return <dl className={css['facts']}>{children}</dl>;
}

interface FactProps {
  readonly name: ReactNode;
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
