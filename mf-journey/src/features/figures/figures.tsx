import { useId, type ReactNode } from 'react';
import { classNames } from '@hearthway/web-kit';
import css from './figures.module.css';

interface FiguresProps {
  readonly caption: string;
  /** Names and amounts alone. */
  readonly narrow?: boolean;
  /** Of the table: its groups of rows. A row with `data-total` is a sum; one with `data-over` has too much in its last cell. */
  readonly children: ReactNode;
}

/** A table of amounts. On a phone, it scrolls beside the names of its rows. */
export function Figures({ caption, narrow = false, children }: FiguresProps): ReactNode {
  const captionId = useId();
  return (
    <div role="region" aria-labelledby={captionId} tabIndex={0} className={css['scroll']}>
      <table className={classNames(css['table'], narrow && css['narrow'])}>
        <caption id={captionId}>{caption}</caption>
        {children}
      </table>
    </div>
  );
}
