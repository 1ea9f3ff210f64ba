import { useState } from 'react';

/** What an open dialog is about. `Entry` is what its form sends, `Item` what the list has. */
export interface OpenItem<Entry, Item = Entry> {
  /** `undefined` for a new one. */
  readonly item: Item | undefined;
  readonly close: () => void;
  readonly save: (entry: Entry) => Promise<unknown>;
  readonly remove: () => Promise<unknown>;
}

/** A list that is saved in one request, and the item that is open in its dialog. `keyOf` tells items apart; by default, they are themselves. */
export function useItems<Item>(
  items: readonly Item[],
  saveAll: (items: Item[]) => Promise<unknown>,
  keyOf: (item: Item) => unknown = (item) => item,
) {
  const [opened, setOpened] = useState<{ readonly item: Item | undefined }>();
  const openWith = ({ item }: NonNullable<typeof opened>): OpenItem<Item> => {
    const isOpen = (other: Item): boolean => item !== undefined && keyOf(other) === keyOf(item);
    return {
      item,
      close: () => setOpened(undefined),
      // If it was deleted meanwhile, it is added again: the buyer has it on screen.
      save: (entry) =>
        saveAll(items.some(isOpen) ? items.map((other) => (isOpen(other) ? entry : other)) : [...items, entry]),
      remove: () => saveAll(items.filter((other) => !isOpen(other))),
    };
  };
  return {
    open: opened && openWith(opened),
    add: () => setOpened({ item: undefined }),
    edit: (item: Item) => setOpened({ item }),
  };
}
