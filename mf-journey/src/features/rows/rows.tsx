import type { ReactNode } from 'react';
import css from './rows.module.css';

interface ChildrenProps {
  readonly children: ReactNode;
}

/** A list whose items are parted by lines. */
export function Rows({ children }: ChildrenProps): ReactNode {
  return <ul className={css['rows']}>{children}</ul>;
}

interface RowProps extends ChildrenProps {
  readonly as?: 'li' | 'div';
  /** Buttons, a badge, or a figure: beside the facts where there is room. */
  readonly beside?: ReactNode;
}

/** Facts about one thing, and what to do with it. A `div` stands alone. */
export function Row({ as: Element = 'li', beside, children }: RowProps): ReactNode {
  return (
    <Element className={css['row']}>
      <div className={css['facts']}>{children}</div>
      {beside}
    </Element>
  );
}

interface RowTitleProps extends ChildrenProps {
  readonly as?: 'h3' | 'p';
}

export function RowTitle({ as: Element = 'h3', children }: RowTitleProps): ReactNode {
  return <Element className={css['title']}>{children}</Element>;
}

export function RowNote({ children }: ChildrenProps): ReactNode {
  return <p className={css['note']}>{children}</p>;
}

/** Side by side, and below each other where they don’t fit. */
export function Buttons({ children }: ChildrenProps): ReactNode {
  return <div className={css['buttons']}>{children}</div>;
}
