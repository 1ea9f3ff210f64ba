import type { ReactNode } from 'react';
import {
  closingItemsOfLoans,
  closingLists,
  type Closing,
  type ClosingItem,
  type ClosingList,
} from '@hearthway/contracts/journey';
import { Checkbox } from '@hearthway/web-kit';
import { useClosingChange } from '../../features/closing/index.js';
import css from './closing.module.css';

export interface ChecklistProps {
  readonly list: ClosingList;
  readonly closing: Closing;
  readonly paysCash?: boolean;
}

export function Checklist({ list, closing: { done }, paysCash = false }: ChecklistProps): ReactNode {
  const change = useClosingChange();
  const items = Object.entries(closingLists[list]) as [ClosingItem, string][];
  return (
    <ul className={css['list']}>
      {items
        .filter(([id]) => !(paysCash && closingItemsOfLoans.includes(id)))
        .map(([id, text]) => (
          <li key={id}>
            <Checkbox
              label={text}
              checked={done.includes(id)}
              onChange={({ target }) => {
                const others = done.filter((other) => other !== id);
                change.mutate({ done: target.checked ? [...others, id] : others });
              }}
            />
          </li>
        ))}
    </ul>
  );
}
