import { useState, type ReactNode } from 'react';
import { closingItemsOfLoans, closingLists, type ClosingItem, type ClosingList } from '@hearthway/contracts/journey';
import { Checkbox } from '@hearthway/web-kit';
import { useClosingChange, type ClosingProps } from '../use-closing.js';
import css from './lists.module.css';

interface ChecklistProps extends ClosingProps {
  readonly list: ClosingList;
}

/** Each tick is saved at once. After the keys, what was ticked stays as it was. */
export function Checklist({ list, view: { contract, closing } }: ChecklistProps): ReactNode {
  const change = useClosingChange();
  // What is being saved, shown as if it were.
  const [saving, setSaving] = useState<ReadonlyMap<ClosingItem, boolean>>(new Map());
  const paysCash = contract.terms.financing === 'cash';
  const items = (Object.entries(closingLists[list]) as [ClosingItem, string][]).filter(
    ([id]) => !(paysCash && closingItemsOfLoans.includes(id)),
  );
  const tick = async (id: ClosingItem, checked: boolean): Promise<void> => {
    setSaving((others) => new Map([...others, [id, checked]]));
    // A toast says what failed.
    await change
      .mutateAsync(({ done, ...entry }) => {
        const others = done.filter((other) => other !== id);
        return { ...entry, done: checked ? [...others, id] : others };
      })
      .catch(() => undefined);
    setSaving((others) => new Map([...others].filter(([other]) => other !== id)));
  };
  return (
    <ul className={css['list']}>
      {items.map(([id, text]) => (
        <li key={id}>
          <Checkbox
            label={text}
            checked={saving.get(id) ?? closing.done.includes(id)}
            disabled={contract.status === 'closed'}
            onChange={({ target }) => void tick(id, target.checked)}
          />
        </li>
      ))}
    </ul>
  );
}
