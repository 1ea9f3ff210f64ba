import type { ReactNode, Ref } from 'react';
import css from './sections.module.css';

interface SectionsProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** The sections of a page, below each other. */
export function Sections({ ref, children }: SectionsProps): ReactNode {
  return (
    <div ref={ref} className={css['sections']}>
      {children}
    </div>
  );
}
