import { useId, type ReactNode } from 'react';
import css from './parts.module.css';

interface FiguresProps {
  readonly caption: string;
  /** Of the table: its groups of rows. */
  readonly children: ReactNode;
}

/** A table of amounts. On a phone, it scrolls beside the names of its rows. */
export function Figures({ caption, children }: FiguresProps): ReactNode {
  const captionId = useId();
  return (
    <div role="region" aria-labelledby={captionId} tabIndex={0} className={css['scroll']}>
      <table className={css['table']}>
        <caption id={captionId}>{caption}</caption>
        {children}
      </table>
    </div>
  );
}
