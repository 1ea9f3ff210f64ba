import { expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useItems } from './use-items.js';

interface Item {
  readonly id: string;
  readonly text: string;
}
const [roof, porch]: readonly [Item, Item] = [
  { id: '1', text: 'Roof' },
  { id: '2', text: 'Porch' },
];

function renderItems(first: readonly Item[]) {
  const saved: Item[][] = [];
  const saveAll = (items: Item[]): Promise<void> => {
    saved.push(items);
    return Promise.resolve();
  };
  const rendered = renderHook(({ items }) => useItems(items, saveAll, ({ id }) => id), {
    initialProps: { items: first },
  });
  return { saved, ...rendered };
}

it('changes the item that is open, also if another window changed it', async () => {
  const { saved, result, rerender } = renderItems([roof, porch]);
  act(() => result.current.edit(roof));
  rerender({ items: [porch, { ...roof, text: 'Old roof' }] });
  await result.current.open?.save({ ...roof, text: 'New roof' });
  expect(saved).toEqual([[porch, { id: '1', text: 'New roof' }]]);
});

it('keeps what the buyer typed if another window deleted the item', async () => {
  const { saved, result, rerender } = renderItems([roof, porch]);
  act(() => result.current.edit(roof));
  rerender({ items: [porch] });
  await result.current.open?.save({ ...roof, text: 'New roof' });
  expect(saved).toEqual([[porch, { id: '1', text: 'New roof' }]]);
});
