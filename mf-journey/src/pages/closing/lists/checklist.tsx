import type { ReactNode } from 'react';
import { closingItemsOfLoans, closingLists, type ClosingItem, type ClosingList } from '@hearthway/contracts/journey';
import { EntryCheckbox } from '../../../features/contract-entry/index.js';
import { useClosingChange, type ClosingProps } from '../use-closing.js';
import css from './lists.module.css';

interface ChecklistProps extends ClosingProps {
  readonly list: ClosingList;
}

/** Each tick is saved at once. After the keys, what was ticked stays as it was. */
export function Checklist({ list, view: { contract, closing } }: ChecklistProps): ReactNode {
  const { mutateAsync } = useClosingChange();
  const paysCash = contract.terms.financing === 'cash';
  const items = (Object.entries(closingLists[list]) as [ClosingItem, string][]).filter(
    ([id]) => !(paysCash && closingItemsOfLoans.includes(id)),
  );
  const tick = (id: ClosingItem, checked: boolean) =>
    mutateAsync(({ done, ...entry }) => {
      const others = done.filter((other) => other !== id);
      return { ...entry, done: checked ? [...others, id] : others };
    });
  return (
    <ul className={css['list']}>
      {items.map(([id, text]) => (
        <li key={id}>
          <EntryCheckbox
            label={text}
            checked={closing.done.includes(id)}
            disabled={contract.status === 'closed'}
            onSave={(checked) => tick(id, checked)}
          />
        </li>
      ))}
    </ul>
  );
}
