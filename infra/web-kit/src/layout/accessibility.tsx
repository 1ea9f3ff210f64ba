import { pageElements } from '@hearthway/contracts/constants';
import type { ComponentProps, ReactNode } from 'react';
import css from './accessibility.module.css';

export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>): ReactNode {
  return <span {...props} className={css['visually-hidden']} />;
}

/** The page's one `<main>` and the target of the skip link. */
export function Main(props: Omit<ComponentProps<'main'>, 'id' | 'tabIndex'>): ReactNode {
  return <main {...props} id={pageElements.mainId} tabIndex={-1} />;
}

export interface SkipLinkProps {
  /** Target element's id, without `#`. The target needs `tabIndex={-1}`. */
  targetId: string;
}

/** First tab stop of the page; visible only while focused. */
export function SkipLink({ targetId }: SkipLinkProps): ReactNode {
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
      Skip to content
    </a>
  );
}
