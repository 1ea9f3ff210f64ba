import { expect, it } from '@jest/globals';
import { withItem } from './use-entry-change.js';

const one = { id: 'one', name: 'Pay stub' };
const two = { id: 'two', name: 'Statement' };

it('adds a new item, once, also if it is sent again after a lost reply', () => {
  expect(withItem([one], undefined, two)).toEqual([one, two]);
  expect(withItem([one, two], undefined, two)).toEqual([one, two]);
});

it('replaces an item that is as it was seen, and no other', () => {
  const changed = { ...one, name: 'Pay stub of June' };
  expect(withItem([one, two], one, changed)).toEqual([changed, two]);
  expect(() => withItem([{ ...one, name: 'Other' }], one, changed)).toThrow(/another window/);
  expect(() => withItem([two], one, changed)).toThrow(/another window/);
});
