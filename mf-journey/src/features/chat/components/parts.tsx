import type { ReactNode } from 'react';
import { VisuallyHidden } from '@hearthway/web-kit';
import css from './parts.module.css';

interface OutsideLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

export function OutsideLink({ href, children }: OutsideLinkProps): ReactNode {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}

export function Muted({ children }: { readonly children: ReactNode }): ReactNode {
  return <p className={css['muted']}>{children}</p>;
}

/** Names and what they are, a line each. */
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
