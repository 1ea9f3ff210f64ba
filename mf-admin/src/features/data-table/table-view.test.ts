import { describe, expect, it } from '@jest/globals';
import { found, nextOrder, ordered, pageOf, type Column } from './table-view.js';

interface Home {
  readonly town: string;
  readonly rooms: number;
}

const columns: readonly Column<Home>[] = [
  { id: 'town', header: 'Town', share: 50, text: ({ town }) => town },
  { id: 'rooms', header: 'Rooms', share: 50, text: ({ rooms }) => `${rooms} rooms`, sortBy: ({ rooms }) => rooms },
];
const homes: readonly Home[] = [
  { town: 'Austin', rooms: 10 },
  { town: 'élan', rooms: 9 },
  { town: 'Boise', rooms: 9 },
];
const towns = (rows: readonly Home[]) => rows.map(({ town }) => town);

describe('search', () => {
  it.each([
    ['', ['Austin', 'élan', 'Boise']],
    ['  ', ['Austin', 'élan', 'Boise']],
    ['AUST', ['Austin']],
    ['9 boi', ['Boise']],
    ['9 austin', []],
    ['rooms', ['Austin', 'élan', 'Boise']],
  ])('by %j', (typed, expected) => {
    expect(towns(found(homes, columns, typed))).toEqual(expected);
  });

  it('uses a column’s own match', () => {
    const odd: Column<Home> = {
      id: 'odd',
      header: '',
      share: 100,
      text: () => '',
      matches: (_, term) => term === 'odd',
    };
    expect(found(homes, [odd], 'odd')).toHaveLength(3);
    expect(found(homes, [odd], 'austin')).toHaveLength(0);
  });
});

describe('the order', () => {
  it.each([
    ['town', 'ascending', ['Austin', 'Boise', 'élan']],
    ['town', 'descending', ['élan', 'Boise', 'Austin']],
    ['rooms', 'ascending', ['élan', 'Boise', 'Austin']],
    ['rooms', 'descending', ['Austin', 'élan', 'Boise']],
    ['no such column', 'ascending', ['Austin', 'élan', 'Boise']],
  ] as const)('by %s, %s', (by, direction, expected) => {
    expect(towns(ordered(homes, columns, { by, direction }))).toEqual(expected);
  });

  it('reverses at the same column and starts ascending at another', () => {
    const order = nextOrder({ by: 'rooms', direction: 'descending' }, 'town');
    expect(order).toEqual({ by: 'town', direction: 'ascending' });
    expect(nextOrder(order, 'town')).toEqual({ by: 'town', direction: 'descending' });
    expect(nextOrder(nextOrder(order, 'town'), 'town')).toEqual(order);
  });
});

describe('a page', () => {
  const rows = Array.from({ length: 201 }, (_, index) => index);

  it('has a hundred rows; the last one has the rest', () => {
    expect(pageOf(rows, 0)).toMatchObject({ index: 0, count: 3, start: 1, rows: { length: 100 } });
    expect(pageOf(rows, 2)).toEqual({ index: 2, count: 3, start: 201, rows: [200] });
  });

  it('is the last one if the number is too high', () => {
    expect(pageOf(rows.slice(0, 100), 2)).toMatchObject({ index: 0, count: 1 });
    expect(pageOf([], 5)).toEqual({ index: 0, count: 1, start: 1, rows: [] });
  });
});
