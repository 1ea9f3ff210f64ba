import type { ReactNode } from 'react';
import { VisuallyHidden } from '@hearthway/web-kit';
import css from './text.module.css';

interface WithChildren {
  readonly children: ReactNode;
}

/** The heading of a part of a section. */
export function Subtitle({ children }: WithChildren): ReactNode {
  return <h3 className={css['subtitle']}>{children}</h3>;
}

/** Secondary text. */
export function Muted({ children }: WithChildren): ReactNode {
  return <p className={css['muted']}>{children}</p>;
}

export type BulletsProps = { readonly items: readonly string[] } | WithChildren;

/** Sentences in a list, or list items with more than text. */
export function Bullets(props: BulletsProps): ReactNode {
  return (
    <ul className={css['bullets']}>
      {'items' in props ? props.items.map((item) => <li key={item}>{item}</li>) : props.children}
    </ul>
  );
}

/** Buttons in a row, as far as there is room. */
export function Actions({ children }: WithChildren): ReactNode {
  return <div className={css['actions']}>{children}</div>;
}

export interface MoreProps extends WithChildren {
  readonly title: ReactNode;
  readonly open?: boolean;
}

/** Details that not everyone needs, collapsed at first. */
export function More({ title, open, children }: MoreProps): ReactNode {
  return (
    <details className={css['more']} open={open}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

export interface OutsideLinkProps extends WithChildren {
  readonly href: string;
}

export function OutsideLink({ href, children }: OutsideLinkProps): ReactNode {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
