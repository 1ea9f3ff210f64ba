import type { ReactNode } from 'react';
import { Button, VisuallyHidden } from '@hearthway/web-kit';
import css from './items.module.css';

export function Items({ children }: { readonly children: ReactNode }): ReactNode {
  return <ul className={css['items']}>{children}</ul>;
}

export interface ItemProps {
  readonly name: ReactNode;
  /** At its end, such as a button. */
  readonly end?: ReactNode;
  /** Below all of it, at full width. */
  readonly below?: ReactNode;
  readonly children?: ReactNode;
}

/** A list item: its title, its details, and its actions. */
export function Item({ name, end, below, children }: ItemProps): ReactNode {
  return (
    <li className={css['item']}>
      <div className={css['text']}>
        <p className={css['name']}>{name}</p>
        {children}
      </div>
      {end}
      {below && <div className={css['below']}>{below}</div>}
    </li>
  );
}

export interface EditButtonProps {
  /** Names the item for screen readers. */
  readonly what: string;
  readonly onClick: () => void;
}

export function EditButton({ what, onClick }: EditButtonProps): ReactNode {
  return (
    <Button variant="quiet" size="small" onClick={onClick}>
      Edit <VisuallyHidden>{what}</VisuallyHidden>
    </Button>
  );
}
