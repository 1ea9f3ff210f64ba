import type { ReactNode } from 'react';
import {
  closingItemsOfLoans,
  closingLists,
  type ClosingItem,
  type ClosingList,
  type DocumentSlotKey,
} from '@hearthway/contracts/journey';
import { SlotLine } from '../../../features/document-slots/index.js';
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
          <Document item={id} name={text} />
        </li>
      ))}
    </ul>
  );
}

/** Having it is not the same as having looked at it, so that it doesn’t tick the box. */
function Document({ item, name }: { readonly item: ClosingItem; readonly name: string }): ReactNode {
  const slot = slots.get(item);
  if (!slot) return null;
  return (
    <div className={css['document']}>
      <SlotLine slot={slot} name={name} />
    </div>
  );
}

const slots: ReadonlyMap<ClosingItem, DocumentSlotKey> = new Map([
  ['sign-id', 'photo_id'],
  ['sign-note', 'signed_note'],
  ['sign-disclosure', 'closing_disclosure'],
  ['sign-escrow', 'escrow_statement'],
  ['sign-title', 'title_policy'],
  ['move-insurance', 'insurance_binder'],
]);
export const listedSlots: ReadonlySet<DocumentSlotKey> = new Set(slots.values());
