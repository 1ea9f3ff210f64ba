import { pageElements } from '@hearthway/contracts/constants';
import type { ComponentProps, ReactNode } from 'react';
import css from './layout.module.css';

/** For screen readers only. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>): ReactNode {
  return <span {...props} className={css['visually-hidden']} />;
}

/** The page itself, without what stands around it: one on every page, and where the skip link leads. */
export function Main(props: Omit<ComponentProps<'main'>, 'id' | 'tabIndex'>): ReactNode {
  return <main {...props} id={pageElements.mainId} tabIndex={-1} />;
}

export interface SkipLinkProps {
  /** The id of the element to go to, without `#`; it needs `tabIndex={-1}`. */
  targetId: string;
  children?: ReactNode;
}

/** The first thing Tab reaches; seen only while it has focus. */
export function SkipLink({ targetId, children = 'Skip to content' }: SkipLinkProps): ReactNode {
  return (
    <a
      href={`#${targetId}`}
      className="skip-link"
      onClick={(event) => {
        const target = document.getElementById(targetId);
        if (!target) return;
        event.preventDefault();
        target.focus();
      }}
    >
      {children}
    </a>
  );
}
