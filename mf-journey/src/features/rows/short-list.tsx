import { useState, type ReactNode } from 'react';
import { Button } from '@hearthway/web-kit';
import { Rows } from './rows.js';
import css from './short-list.module.css';

interface ShortListProps<Item> {
  readonly items: readonly Item[];
  /** How many are shown at first. More would hide the rest of the page. */
  readonly few?: number;
  /** Of a list that isn’t of rows. */
  readonly className?: string | undefined;
  /** Shows one, as a list item with a key. */
  readonly children: (item: Item) => ReactNode;
}

/** The first few of a list, until the buyer asks for all. */
export function ShortList<Item>({ items, few = 5, className, children }: ShortListProps<Item>): ReactNode {
  const [showsAll, setShowsAll] = useState(false);
  const shown = (showsAll ? items : items.slice(0, few)).map(children);
  return (
    <>
      {className === undefined ? <Rows>{shown}</Rows> : <ul className={className}>{shown}</ul>}
      {items.length > few && (
        <Button
          variant="quiet"
          size="small"
          className={css['more']}
          aria-expanded={showsAll}
          onClick={() => {
            setShowsAll(!showsAll);
          }}
        >
          {showsAll ? 'Show fewer' : `Show all ${items.length}`}
        </Button>
      )}
    </>
  );
}
